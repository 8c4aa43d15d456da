import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { type Book, takenOut } from "#core/egg-book/book.ts";
import type { OutKind } from "#core/egg-book/egg-move.ts";
import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import type { Lot } from "#core/egg-book/lot.ts";
import { takeFrom, takeNewestFirst } from "#core/egg-book/pack-oldest-first.ts";
import { fitOn } from "#core/egg-book/withhold-eggs.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { SharedShop } from "#ports/ports.ts";

/** How eggs leave that nobody ordered. */
export const OTHER_WAYS = [
  "given",
  "broken",
  "thrown",
  "old",
] as const satisfies readonly OutKind[];

export type OtherWay = (typeof OTHER_WAYS)[number];

export const MOST_BOOK_NOTE_LETTERS = 200;

export interface EggsToTake {
  /** An idempotency key: asked twice, eggs leave once. */
  readonly id: string;
  readonly category: CategoryId;
  readonly eggs: number;
  readonly kind: OtherWay;
  /** From which lot; absent for the newest on the shelf. */
  readonly lot?: string | undefined;
  readonly note?: string | undefined;
}

export type TakeEggsRefusal =
  | { readonly kind: "book-closed" }
  | { readonly kind: "bad-eggs" }
  | { readonly kind: "not-so-many"; readonly left: number }
  | { readonly kind: "unknown-lot" };

type Answer = Result<{ readonly undo: readonly string[] }, TakeEggsRefusal>;

/** The lots that they may come from; null where the one that is named isn't there. */
const lotsFor = (book: Book, { category, lot }: EggsToTake): readonly Lot[] | null => {
  const own = book.lots.filter((one) => one.category === category);
  if (lot === undefined) return fitOn(own, book.today, book.rules);
  const named = own.filter(({ id }) => id === lot);
  return named.length > 0 ? named : null;
};

const isWhole = ({ eggs, note = "" }: EggsToTake): boolean =>
  isEggCount(eggs) && eggs > 0 && note.length <= MOST_BOOK_NOTE_LETTERS;

const took = (book: Book, wanted: EggsToTake): readonly [Book, Answer] => {
  const lots = lotsFor(book, wanted);
  if (!lots) return [book, refuse({ kind: "unknown-lot" })];
  const { category, eggs, kind, note = "" } = wanted;
  const taken = wanted.lot ? takeFrom(lots, eggs) : takeNewestFirst(lots, { category, eggs });
  if (taken.short > 0) {
    const left = sumOf(lots, (lot) => lot.left);
    return [book, refuse({ kind: "not-so-many", left })];
  }
  const why = { kind, ...(note.trim() && { note: note.trim() }) };
  const named = { ...book, newId: wanted.id, moves: [] };
  const after = takenOut(named, taken.from, why);
  const moves = [...book.moves, ...after.moves];
  return [
    { ...after, newId: book.newId, moves },
    accept({ undo: after.moves.map(({ id }) => id) }),
  ];
};

/** Its moves are numbered from 1 on; none where it is new. */
const movesOf = async (moves: BookDeps["moves"], id: string): Promise<readonly string[]> => {
  const known: string[] = [];
  for (;;) {
    const [next] = await moves.withIds([`${id}-${known.length + 1}`]);
    if (!next) return known;
    known.push(next.id);
  }
};

export const takeEggs =
  (shared: SharedShop | null) =>
  (deps: BookDeps) =>
  async (wanted: EggsToTake): Promise<Answer> =>
    keepBook(shared, deps)<Answer>(
      async () => refuse({ kind: "book-closed" }),
      async (book) => {
        if (!isWhole(wanted)) return [book, refuse({ kind: "bad-eggs" })];
        const undo = await movesOf(deps.moves, wanted.id);
        return undo.length > 0 ? [book, accept({ undo })] : took(book, wanted);
      },
    );
