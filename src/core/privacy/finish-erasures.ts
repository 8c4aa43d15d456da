import type { CommandContext } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { forgetOrders } from "#core/privacy/forget-orders.ts";
import { needsPerson } from "#core/privacy/leaving.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<
  ShopRecords,
  "orders" | "agreements" | "messages" | "erasures" | "runOrder" | "profile"
> &
  CommandContext;

/** False while a letter about it still has to be sent. */
const finished = async (deps: Deps, order: Order, kept: readonly Order[]): Promise<boolean> => {
  const messages = await deps.messages.ofOrder(order.id);
  if (messages.some(({ state }) => state === "waiting")) return false;
  for (const { id } of messages) await deps.messages.remove(id);
  await deps.erasures.forgetOrder(order.id);
  await deps.orders.forget("leaving", ({ id }) => id === order.id);
  await forgetOrders(deps, [order], kept);
  return true;
};

export const finishErasures = (deps: Deps) => async (): Promise<number> => {
  const leaving = await deps.orders.leaving();
  if (leaving.length === 0) return 0;
  const farm = await loadFarm(deps);
  const isKept = (order: Order): boolean => needsPerson(order, farm, deps.now);
  const kept = leaving.filter(isKept);
  let count = 0;
  for (const order of leaving)
    if (!isKept(order) && (await finished(deps, order, kept))) count += 1;
  return count;
};
