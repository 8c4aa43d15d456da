export interface Notice {
  readonly title: string;
  readonly text?: string;
  /** "good" is green; "destructive" is red and announced at once. */
  readonly tone?: "plain" | "good" | "destructive";
  /** What can be done about it, at the press of a button. */
  readonly action?: { readonly label: string; readonly press: () => void };
  /** Set where it stays when the page changes: it tells of money, or came with the move. */
  readonly outlastsPage?: boolean;
  /** Milliseconds until it leaves by itself: 5000 unless told otherwise (10,000 with an action), Infinity for never. */
  readonly duration?: number;
}

export type NoticeId = number | string;

/** What shows notices. */
export interface NoticeBoard {
  show(notice: Notice, id: NoticeId): void;
  /** Says what has gone wrong: a fault in its own words, anything else in general ones. */
  showFailure(failure: unknown, id: NoticeId): void;
  /** Takes away what is shown. */
  dismiss(): void;
}

type Message = (board: NoticeBoard) => void;

let lastId = 0;
let board: NoticeBoard | null = null;
let waiting: Message[] = [];

/** Hears "wanted" when something is to be said and no board is up yet. */
export const boardWanted = new EventTarget();

/** Called by a board that is there. Answers with the way to unmount it. */
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

/** Shows a notice in place of the one that is there; with the id of a shown one, updates it. Answers with its id. */
export const notify = (notice: Notice, id?: NoticeId): NoticeId => {
  if (id === undefined) lastId += 1;
  const shown = id ?? lastId;
  tell((there) => there.show(notice, shown));
  return shown;
};

/** Shows a notice of what has gone wrong. The board has the words: they are fetched with it. */
export const notifyFailure = (failure: unknown): void => {
  lastId += 1;
  const id = lastId;
  tell((there) => there.showFailure(failure, id));
};

/** Takes away what is shown. */
export const dismissNotice = (): void => board?.dismiss();

/** Whether something waits to be said. */
export const isBoardWanted = (): boolean => waiting.length > 0;
