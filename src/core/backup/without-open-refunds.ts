import type { FarmRecords } from "#core/backup/farm-records.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import type { ShopRecords } from "#ports/records.ts";

type Refunds = Pick<ShopRecords["refunds"], "all">;

const leftToFarmer = (order: Order, made: string): Order =>
  logged({ ...order, status: statusAfter(order.status, "dispute") ?? order.status }, made, {
    kind: "refund-left",
  });

/** A backup holds no refund under way: where the shop has none, the farmer must finish it. */
export const withoutOpenRefunds = async (
  records: FarmRecords,
  refunds: Refunds,
  made: string,
): Promise<FarmRecords> => {
  const known = new Set((await refunds.all()).map(({ orderId }) => orderId));
  const isLeft = (order: Order): boolean => isBeingCancelled(order) && !known.has(order.id);
  return {
    ...records,
    orders: records.orders.map((one) =>
      isLeft(one.item) ? { ...one, item: leftToFarmer(one.item, made) } : one,
    ),
  };
};
