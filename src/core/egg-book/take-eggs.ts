// Idempotent by the id that the page has drawn: eggs leave under it once, and never others.
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { ShopContext } from "#core/command.ts";
import { type Book, takenOut } from "#core/egg-book/book.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { saveBook } from "#core/egg-book/save-book.ts";
import { takeFrom, takeNewestFirst } from "#core/fefo/pack-oldest-first.ts";
import { fitOn } from "#core/fefo/withhold-eggs.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import { type EggMove, type OutKind, takenIn } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";

export const OTHER_WAYS = [
  "given",
  "broken",
  "thrown",
  "old",
] as const satisfies readonly OutKind[];

export type OtherWay = (typeof OTHER_WAYS)[number];

export const MOST_BOOK_NOTE_LETTERS = 200;

export interface EggsToTake {
  readonly id: string;
  readonly category: CategoryId;
  readonly eggs: number;
  readonly kind: OtherWay;
  readonly lot?: string | undefined;
  readonly note?: string | undefined;
}

export type TakenBefore = Pick<EggsToTake, "category" | "eggs"> & Pick<EggMove, "kind">;

export type TakeEggsRefusal =
  | { readonly kind: "book-closed" }
  | { readonly kind: "already-taken"; readonly taken: TakenBefore }
  | { readonly kind: "bad-eggs" }
  | { readonly kind: "not-so-many"; readonly left: number }
  | { readonly kind: "unknown-lot" };

type Answer = Result<{ readonly undo: readonly string[] }, TakeEggsRefusal>;

const lotsFor = (book: Book, { category, lot }: EggsToTake): readonly Lot[] | null => {
  const own = book.lots.filter((one) => one.category === category);
  if (lot === undefined) return fitOn(own, book.today, book.rules);
  const named = own.filter(({ id }) => id === lot);
  return named.length > 0 ? named : null;
};

const isWhole = ({ eggs, note = "" }: EggsToTake): boolean =>
  isEggCount(eggs) && eggs > 0 && note.length <= MOST_BOOK_NOTE_LETTERS;

const noteOf = ({ note = "" }: Pick<EggsToTake, "note">): string => note.trim();

const took = (book: Book, wanted: EggsToTake): readonly [Book, Answer] => {
  const lots = lotsFor(book, wanted);
  if (!lots) return [book, refuse({ kind: "unknown-lot" })];
  const { category, eggs, kind } = wanted;
  const note = noteOf(wanted);
  const taken = wanted.lot ? takeFrom(lots, eggs) : takeNewestFirst(lots, { category, eggs });
  if (taken.short > 0) {
    const left = sumOf(lots, (lot) => lot.left);
    return [book, refuse({ kind: "not-so-many", left })];
  }
  const why = { kind, ...(note && { note }) };
  const named = { ...book, newId: wanted.id, moves: [] };
  const after = takenOut(named, taken.from, why);
  const moves = [...book.moves, ...after.moves];
  return [
    { ...after, newId: book.newId, moves },
    accept({ undo: after.moves.map(({ id }) => id) }),
  ];
};

type Records = Pick<ShopRecords, "lots" | "moves">;

const movesUnder = async ({ moves }: Records, id: string): Promise<readonly EggMove[]> => {
  const known: EggMove[] = [];
  for (;;) {
    const [next] = await moves.withIds([`${id}-${known.length + 1}`]);
    if (!next) return known;
    known.push(next);
  }
};

/** Without a named lot the newest were wanted, whichever lots had them. */
const areWanted = (wanted: EggsToTake, moves: readonly EggMove[]): boolean =>
  moves.every(
    (move) =>
      move.kind === wanted.kind &&
      (move.note ?? "") === noteOf(wanted) &&
      (wanted.lot ?? move.lot) === move.lot,
  );

const answerBefore = async (records: Records, wanted: EggsToTake): Promise<Answer | null> => {
  const moves = await movesUnder(records, wanted.id);
  const [first] = moves;
  if (!first) return null;
  const [lot] = await records.lots.withIds([first.lot]);
  const category = lot?.category ?? wanted.category;
  const eggs = takenIn(moves);
  const isSame = category === wanted.category && eggs === wanted.eggs && areWanted(wanted, moves);
  return isSame
    ? accept({ undo: moves.map(({ id }) => id) })
    : refuse({ kind: "already-taken", taken: { category, eggs, kind: first.kind } });
};

export const takeEggs =
  (deps: Records & Pick<ShopRecords, "bookSettings" | "care"> & ShopContext) =>
  async (wanted: EggsToTake): Promise<Answer> => {
    const book = await loadBook(deps);
    if (!book) return refuse({ kind: "book-closed" });
    if (!isWhole(wanted)) return refuse({ kind: "bad-eggs" });
    const before = await answerBefore(deps, wanted);
    if (before) return before;
    const [after, answer] = took(book, wanted);
    await saveBook(deps, book, after);
    return answer;
  };
