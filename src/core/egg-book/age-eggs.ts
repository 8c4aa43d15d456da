import type { ShopContext } from "#core/command.ts";
import { withOldFolded } from "#core/egg-book/fold-old.ts";
import { loadBook } from "#core/egg-book/load-book.ts";
import { saveBook } from "#core/egg-book/save-book.ts";
import { stockByTheBook } from "#core/fefo/stock-line.ts";
import { tellLowStock } from "#core/inventory/tell-low-stock.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Idempotent: reports each night once, also on a server that was away. */
export const ageEggs = (deps: ShopRecords & ShopContext) => async (): Promise<void> => {
  const book = await loadBook(deps);
  if (!book || book.settings.agedOn === book.today) return;
  await saveBook(deps, book, await withOldFolded(deps, book));
  const { settings, today, rules, lots } = book;
  await deps.bookSettings.save({ ...settings, agedOn: today });
  if (!deps.shared) return;
  const kept = { lots, promised: await deps.orders.eggsPromised() };
  const before = stockByTheBook(kept, settings.agedOn || addDays(today, -1), rules);
  const after = stockByTheBook(kept, today, rules);
  await tellLowStock(deps, { before, after, key: `${today}-aged` });
};
