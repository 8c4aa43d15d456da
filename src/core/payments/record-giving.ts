import type { ShopContext } from "#core/command.ts";
import type { Movement } from "#core/money/movement.ts";
import type { GivenPack } from "#core/orders/given-back.ts";
import { packsToGive } from "#core/orders/given-packs.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogEntry } from "#core/orders/order-log.ts";
import { leftOf, moved, paidTowards } from "#core/orders/order-money.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import { linesOfEggs, withEggsBack, withPacks } from "#core/orders/packs-back.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Given {
  readonly packs: readonly GivenPack[];
  readonly movement: Movement;
  readonly entry: Omit<OrderLogEntry, "at">;
}

/** Money that goes back without packs is first what was paid above the order's total. */
const withOverpaid = (order: Order, { packs, movement }: Given): Movement => {
  const overpaid = Math.min(-movement.amount, paidTowards(order) - order.total);
  return packs.length === 0 && overpaid > 0 ? { ...movement, overpaid } : movement;
};

const ended = (before: Order, given: Order, now: string): Order => {
  const status = statusAfter(before.status, "refund");
  const isAll = given.items.every((item) => packsToGive(item) === 0) && leftOf(given) === 0;
  return isAll && status
    ? logged({ ...given, status }, now, { kind: "refunded" }, ...linesOfEggs(before, given))
    : given;
};

/** Its money, its packs and their eggs in one unit of work. The caller stores the order. */
export const recordGiving =
  ({ inventory, book, now }: Pick<ShopRecords, "inventory"> & ShopContext) =>
  async (order: Order, giving: Given): Promise<Order> => {
    const { packs, entry } = giving;
    const movement = withOverpaid(order, giving);
    const given = logged(withPacks(moved(order, movement), packs), now, entry);
    const after = ended(order, given, now);
    if (packs.length === 0 && after.status === order.status) return after;
    const stock = withEggsBack(await inventory.load(), order, after);
    await book.orderChanged(order, after);
    await inventory.save(stock);
    return after;
  };
