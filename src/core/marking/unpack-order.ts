import { type MarkingDeps, markOrder } from "#core/marking/mark-order.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";

const REOPENED = { kind: "reopened" } as const;

const toPackAgain = (order: Order): Order =>
  order.status === "Ready" ? { ...order, status: "Pending" } : order;

export const unpacked = (order: Order, now: string): Order =>
  logged(toPackAgain(order), now, REOPENED);

export const unpackOrder = async (deps: MarkingDeps, order: Order): Promise<void> => {
  const after = toPackAgain(order);
  await markOrder(deps)({ before: order, after, noted: REOPENED, at: deps.now });
};
