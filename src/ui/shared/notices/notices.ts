export interface Notice {
  readonly title: string;
  readonly text?: string;
  /** "good" is green; "destructive" is red and announced at once. */
  readonly tone?: "plain" | "good" | "destructive";
  /** Milliseconds until it leaves by itself: 5000 unless told otherwise, Infinity for never. */
  readonly duration?: number;
}

export type NoticeId = number;

/** What shows notices, once it is there. */
export interface NoticeBoard {
  show(notice: Notice, id: NoticeId): void;
  dismiss(id: NoticeId): void;
}

let lastId: NoticeId = 0;
let hang: (board: NoticeBoard) => void = () => undefined;
const board = new Promise<NoticeBoard>((resolve) => {
  hang = resolve;
});

/** Asks for the board to be put up: its code is fetched when somebody first does something, or something is to be said. */
export const boardWanted = new EventTarget();

const askForBoard = (): void => void boardWanted.dispatchEvent(new Event("wanted"));

/** Told by the board that it has been put up. */
export const boardIsUp = (there: NoticeBoard): void => hang(there);

/** Shows a notice in place of the one that is there; with the id of a shown one, updates it. Answers with its id. */
export const notify = (notice: Notice, id?: NoticeId): NoticeId => {
  if (id === undefined) lastId += 1;
  const shown = id ?? lastId;
  askForBoard();
  void board.then((there) => there.show(notice, shown));
  return shown;
};

export const dismissNotice = (id: NoticeId): void => void board.then((there) => there.dismiss(id));
