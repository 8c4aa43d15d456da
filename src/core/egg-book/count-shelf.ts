import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { ShopContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { type CountedKind, countedOne } from "#core/egg-book/counted-one.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { saveBook } from "#core/egg-book/save-book.ts";
import { isLayDay } from "#core/egg-book/shelf-entry.ts";
import { shelfOf } from "#core/fefo/stock-line.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface SeenShelf {
  readonly shelf: number;
  readonly promised: number;
}

export interface CountedShelf extends CountedKind {
  /** Optimistic locking by the shelf that was read: packing changes it, and nothing for sale. */
  readonly seen: SeenShelf;
}

export interface ShelfCount {
  readonly missing: number;
  readonly found: number;
  /** The input of an undo: ids of moves and of found lots. */
  readonly undo: readonly string[];
}

export type CountShelfRefusal =
  | { readonly kind: "book-closed" }
  | { readonly kind: "bad-shelf"; readonly categories: readonly CategoryId[] }
  | {
      readonly kind: "stock-changed";
      readonly conflicts: readonly ({ readonly category: CategoryId } & SeenShelf)[];
    };

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

const withCounted = ({ settings, now }: Book, counted: readonly CountedKind[]): BookSettings => {
  const countedAt = Object.fromEntries(counted.map(({ category }) => [category, now]));
  return { ...settings, countedAt: { ...settings.countedAt, ...countedAt } };
};

const overtaken = async (
  { orders }: Pick<ShopRecords, "orders">,
  { lots, rules, today }: Book,
  counted: readonly CountedShelf[],
): Promise<CountShelfRefusal | null> => {
  const [shelf, promised] = [shelfOf(lots, today, rules), await orders.eggsPromised()];
  const conflicts = counted
    .map(({ category, seen }) => ({
      seen,
      now: { category, shelf: shelf[category], promised: promised[category] },
    }))
    .filter(({ seen, now }) => seen.shelf !== now.shelf || seen.promised !== now.promised);
  return conflicts.length > 0
    ? { kind: "stock-changed", conflicts: conflicts.map(({ now }) => now) }
    : null;
};

type StoreDeps = Pick<ShopRecords, "bookSettings" | "lots" | "moves"> & ShopContext;

export const storeCounted = async (
  deps: StoreDeps,
  book: Book,
  counted: readonly CountedKind[],
): Promise<Book> => {
  const after = counted.reduce((one, shelf) => countedOne(one, shelf), book);
  await saveBook(deps, book, after);
  await deps.bookSettings.save(withCounted(book, counted));
  return after;
};

export const countShelf =
  (deps: StoreDeps & Pick<ShopRecords, "care" | "orders">) =>
  async (counted: readonly CountedShelf[]): Promise<Result<ShelfCount, CountShelfRefusal>> => {
    const book = await loadBook(deps);
    if (!book) return refuse({ kind: "book-closed" });
    const categories = badOnes(counted, book.today);
    if (categories.length > 0) return refuse({ kind: "bad-shelf", categories });
    const refusal = await overtaken(deps, book, counted);
    if (refusal) return refuse(refusal);
    return accept(resultOf(book, await storeCounted(deps, book, counted)));
  };
