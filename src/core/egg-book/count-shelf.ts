import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Book } from "#core/egg-book/book.ts";
import { type CountedKind, countedOne } from "#core/egg-book/counted-one.ts";
import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import { isLayDay } from "#core/egg-book/shelf-entry.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import { getStockRows } from "#core/inventory/get-stock-sheet.ts";
import { applyStockEdits, type StockEditRefusal } from "#core/inventory/stock-edit.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { SharedShop } from "#ports/ports.ts";

export interface CountedShelf extends CountedKind {
  /** Optimistic locking: of the stock of this kind as it was read. */
  readonly version: Version;
}

export interface ShelfCount {
  readonly missing: number;
  readonly found: number;
  /** What undoes it: ids of moves and of found lots. */
  readonly undo: readonly string[];
}

export type CountShelfRefusal =
  | { readonly kind: "book-closed" }
  | { readonly kind: "bad-shelf"; readonly categories: readonly CategoryId[] }
  | Extract<StockEditRefusal, { kind: "stock-changed" }>;

const badOnes = (counted: readonly CountedShelf[], today: Day): readonly CategoryId[] => {
  const isSecond = ({ category }: CountedShelf, at: number): boolean =>
    counted.findIndex((one) => one.category === category) < at;
  const isBad = ({ eggs, laid }: CountedShelf): boolean =>
    !isEggCount(eggs) || (laid !== undefined && !isLayDay(laid, today));
  return counted
    .filter((one, at) => isBad(one) || isSecond(one, at))
    .map(({ category }) => category);
};

const resultOf = (before: Book, after: Book): ShelfCount => {
  const known = new Set(before.lots.map(({ id }) => id));
  const found = after.lots.filter(({ id }) => !known.has(id));
  const moves = after.moves.slice(before.moves.length);
  return {
    missing: moves.reduce((sum, { eggs }) => sum + eggs, 0),
    found: found.reduce((sum, { eggs }) => sum + eggs, 0),
    undo: [...moves, ...found].map(({ id }) => id),
  };
};

type Answer = Result<ShelfCount, CountShelfRefusal>;

/** Null where nobody has changed the stock since it was read. */
const overtaken = async (
  { inventory }: Pick<BookDeps, "inventory">,
  counted: readonly CountedShelf[],
): Promise<CountShelfRefusal | null> => {
  const rows = await getStockRows({ inventory });
  const edits = counted.map(({ category, version }) => ({
    category,
    version,
    to: rows[category].eggs,
  }));
  const checked = applyStockEdits(rows, edits);
  return !checked.ok && checked.refusal.kind === "stock-changed" ? checked.refusal : null;
};

export const countShelf =
  (shared: SharedShop | null) =>
  (deps: BookDeps) =>
  async (counted: readonly CountedShelf[]): Promise<Answer> => {
    // Asked before the book is brought to today: the page had left out already what is too old by now.
    const refusal = await overtaken(deps, counted);
    return keepBook(shared, deps)<Answer>(
      async () => refuse({ kind: "book-closed" }),
      async (book) => {
        const categories = badOnes(counted, book.today);
        if (categories.length > 0) return [book, refuse({ kind: "bad-shelf", categories })];
        if (refusal) return [book, refuse(refusal)];
        const after = counted.reduce((one, shelf) => countedOne(one, shelf), book);
        return [after, accept(resultOf(book, after))];
      },
    );
  };
