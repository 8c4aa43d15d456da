import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { CountForSale } from "#core/egg-book/count-for-sale.ts";
import { bestBeforeOfLots, earliestOf } from "#core/fefo/best-before.ts";
import type { EggDates } from "#core/ledger/book-settings.ts";
import { eggsByOrder } from "#core/ledger/egg-move.ts";
import { type Lot, lotIdOf } from "#core/ledger/lot.ts";
import type { Order } from "#core/orders/order.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "bookSettings" | "lots" | "moves" | "orders">;

/** A kind without a date on the boxes was packed without the book, and gets none. */
const withEarlier = (order: Order, lot: Lot, dates: EggDates): Order => {
  const { bestBefore } = order;
  if (bestBefore?.[lot.category] === undefined) return order;
  return { ...order, bestBefore: earliestOf([bestBefore, bestBeforeOfLots([lot], dates)]) };
};

const redateOrders = async (
  { moves, orders }: Pick<Records, "moves" | "orders">,
  lot: Lot,
  dates: EggDates,
): Promise<void> => {
  const out = eggsByOrder(await moves.ofLots([lot.id]));
  for (const order of await orders.withIds([...out.keys()]))
    await orders.replace(withEarlier(order, lot, dates));
};

/** Boxes then say no later day than allowed; an earlier day stays. */
export const redateCount = async (
  records: Records,
  before: CountForSale | null,
  after: CountForSale | null,
): Promise<void> => {
  if (!before || !after || before.laid === after.laid) return;
  const { id, laid } = after;
  const ids = CATEGORY_IDS.map((category) => lotIdOf(id, category));
  const lots = (await records.lots.withIds(ids)).map((lot) => ({ ...lot, laid }));
  await records.lots.save(lots);
  const dates = await records.bookSettings.load();
  for (const lot of lots) await redateOrders(records, lot, dates);
};
