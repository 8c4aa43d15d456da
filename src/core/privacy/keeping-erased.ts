import { stillAnonymous } from "#core/orders/anonymous.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

const overOrders = (orders: ShopRecords["orders"]): ShopRecords["orders"] => ({
  ...orders,
  replace: async (order) => {
    const before = await orders.find(order.id);
    return orders.replace(before ? stillAnonymous(before, order) : order);
  },
});

/** A late record, such as a refund with its reason, brings back no erased person. */
export const keepingErased = (unitOfWork: UnitOfWork<ShopRecords>): UnitOfWork<ShopRecords> => ({
  run: (work, eggs) =>
    unitOfWork.run((records) => work({ ...records, orders: overOrders(records.orders) }), eggs),
});
