import { expect } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import { stockByTheBook } from "#core/fefo/stock-line.ts";
import { takenIn } from "#core/ledger/egg-move.ts";
import { eggsPromised } from "#core/orders/promised.ts";
import { todayAt } from "#core/shared/today.ts";
import type { aSharedShop } from "#tests/support/a-shared-shop.ts";

type Shop = ReturnType<typeof aSharedShop>;

/** Each lot: what came in is what went out, less what came back, and what is left. */
const expectLotsToAddUp = async ({ records }: Shop): Promise<void> => {
  const lots = await records.lots.bookedSince("2000-01-01T00:00:00.000Z");
  const moves = await records.moves.ofLots(lots.map(({ id }) => id));
  for (const lot of lots) {
    const own = moves.filter((move) => move.lot === lot.id);
    expect([lot.id, lot.eggs]).toEqual([lot.id, takenIn(own) + lot.left]);
    expect(lot.left).toBeGreaterThanOrEqual(0);
  }
};

/** For sale is what is on the shelf and promised to no customer. */
const expectTheLine = async ({ records, now, counter }: Shop): Promise<void> => {
  const settings = await records.bookSettings.load();
  const promised = eggsPromised(await records.orders.toPack());
  const book = { lots: await records.lots.open(), promised };
  const today = todayAt(now());
  const rules = await rulesOf(records, settings);
  const byTheBook = stockByTheBook(book, today, rules);
  const shown = await counter.getInventory();
  for (const id of CATEGORY_IDS) expect(shown[id]).toBeLessThanOrEqual(byTheBook[id]);
};

/** While the book is open. */
export const expectTheBookToAddUp = async (shop: Shop): Promise<void> => {
  await expectLotsToAddUp(shop);
  await expectTheLine(shop);
};
