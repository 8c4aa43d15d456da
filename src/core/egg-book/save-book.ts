import type { Book } from "#core/egg-book/book.ts";
import type { Stock } from "#ports/inventory-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "lots" | "moves"> & { readonly inventory: Stock };

export const saveBook = async (
  { lots, moves, inventory }: Deps,
  before: Book,
  after: Book,
): Promise<void> => {
  await inventory.willChange();
  const known = new Set(before.lots);
  const changed = after.lots.filter((lot) => !known.has(lot));
  const made = after.moves.slice(before.moves.length);
  if (changed.length > 0) await lots.save(changed);
  if (made.length > 0) await moves.addAll(made);
};
