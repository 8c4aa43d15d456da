import type { CommandContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { bookCount } from "#core/egg-book/book-count.ts";
import { type CountForSale, countForSale } from "#core/egg-book/count-for-sale.ts";
import { withOldFolded } from "#core/egg-book/fold-old.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { redateCount } from "#core/egg-book/redate-count.ts";
import { saveBook } from "#core/egg-book/save-book.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { CountChanged, EggBook } from "#ports/egg-book.ts";
import type { Stock } from "#ports/inventory-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "flocks" | "care" | "bookSettings" | "lots" | "moves" | "orders"> &
  CommandContext & { readonly inventory: Stock };

type Corrected = readonly [before: CountForSale | null, after: CountForSale | null];

const booked = async (
  deps: Deps,
  opened: Book,
  corrected: readonly Corrected[],
  { isPutBack = false, at = opened.now }: CountChanged,
): Promise<number> => {
  let [book, changed] = [await withOldFolded(deps, opened), 0];
  for (const [before, counted] of corrected) {
    const after = counted ?? (before && { ...before, eggs: {} });
    if (!after) continue;
    const next = await bookCount(deps, book, { before, after, isPutBack, at });
    [book, changed] = [next.book, changed + next.changed];
  }
  await saveBook(deps, opened, book);
  return changed;
};

const countsOf = async (
  deps: Deps,
  flock: FlockId,
  ids: readonly string[],
): Promise<readonly (CountForSale | null)[]> => {
  const counts: (CountForSale | null)[] = [];
  for (const id of ids) counts.push(await countForSale(deps, flock, id));
  return counts;
};

export const recounting =
  (deps: Deps): EggBook["recounting"] =>
  async (flock, ids) => {
    const opened = await loadBook(deps);
    if (opened) await deps.inventory.willChange();
    const before = await countsOf(deps, flock, ids);
    return async (change = {}) => {
      const after = await countsOf(deps, flock, ids);
      const corrected = before.map((was, at): Corrected => [was, after[at] ?? null]);
      for (const [was, is] of corrected) await redateCount(deps, was, is);
      const changed = opened ? await booked(deps, opened, corrected, change) : 0;
      return changed > 0 ? { changed } : {};
    };
  };
