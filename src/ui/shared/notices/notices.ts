export interface Notice {
  readonly title: string;
  readonly text?: string;
  readonly tone?: "plain" | "good" | "destructive";
  readonly action?: { readonly label: string; readonly press: () => void };
  readonly outlastsPage?: boolean;
  /** Milliseconds: 5000 by default, 10,000 with an action, Infinity for never. */
  readonly duration?: number;
}

const DURATION_MS = 5000;
const DURATION_WITH_ACTION_MS = 10_000;

export const durationOf = ({ action, duration }: Notice): number =>
  duration ?? (action ? DURATION_WITH_ACTION_MS : DURATION_MS);

export type NoticeId = number | string;

export interface NoticeBoard {
  show(notice: Notice, id: NoticeId): void;
  showFailure(failure: unknown, id: NoticeId): void;
  /** Only that one, where an id is given. */
  dismiss(id?: NoticeId): void;
}

type Message = (board: NoticeBoard) => void;

let lastId = 0;
let board: NoticeBoard | null = null;
let waiting: Message[] = [];

export const boardWanted = new EventTarget();

export const mountBoard = (there: NoticeBoard): (() => void) => {
  board = there;
  for (const say of waiting) say(there);
  waiting = [];
  return () => {
    board = null;
  };
};

const tell = (say: Message): void => {
  if (board) {
    say(board);
  } else {
    waiting.push(say);
    boardWanted.dispatchEvent(new Event("wanted"));
  }
};

/** Replaces the shown notice; with its id, updates it. Returns the id. */
export const notify = (notice: Notice, id?: NoticeId): NoticeId => {
  if (id === undefined) lastId += 1;
  const shown = id ?? lastId;
  tell((there) => there.show(notice, shown));
  return shown;
};

export const notifyFailure = (failure: unknown): void => {
  lastId += 1;
  const id = lastId;
  tell((there) => there.showFailure(failure, id));
};

export const dismissNotice = (id?: NoticeId): void => board?.dismiss(id);

export const isBoardWanted = (): boolean => waiting.length > 0;
