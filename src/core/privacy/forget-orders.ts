import { type Order, paymentIdsOf } from "#core/orders/order.ts";
import { withoutPostcodesOf } from "#core/packing/run-order.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "agreements" | "runOrder">;

const forgetBuyer = async ({ agreements }: Deps, order: Order): Promise<void> => {
  for (const { paidBy: _paidBy, ...kept } of await agreements.withIds(paymentIdsOf(order)))
    await agreements.replace({ ...kept, note: "" });
};

export const forgetOrders = async (
  deps: Deps,
  orders: readonly Order[],
  kept: readonly Order[],
): Promise<void> => {
  const run = await deps.runOrder.load();
  const rest = withoutPostcodesOf(orders, run, kept);
  if (rest.length < run.length) await deps.runOrder.save(rest);
  for (const order of orders) await forgetBuyer(deps, order);
};
