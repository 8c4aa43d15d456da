import type { ShopContext } from "#core/command.ts";
import { isReadyToCollect } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { dayOf } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type NotCollectedRefusal =
  | { readonly kind: "order-gone" }
  | { readonly kind: "not-waiting"; readonly status: string };

const isNotedToday = ({ log = [] }: Order, now: string): boolean =>
  log.some(({ kind, at }) => kind === "not-collected" && dayOf(at) === dayOf(now));

const noted = (order: Order, { by, now }: ShopContext): Order =>
  isNotedToday(order, now)
    ? order
    : logged(order, now, { kind: "not-collected", ...(by !== undefined && { by }) });

export const markNotCollected =
  (deps: Pick<ShopRecords, "orders"> & ShopContext) =>
  async ({ id }: { readonly id: string }): Promise<Result<null, NotCollectedRefusal>> => {
    const order = await deps.orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    if (!deps.shared || !isReadyToCollect(order))
      return refuse({ kind: "not-waiting", status: order.status });
    await deps.orders.replace(noted(order, deps));
    return accept(null);
  };
