import { settledDay } from "#core/orders/fulfilment-day.ts";
import { mendsOf } from "#core/orders/mended.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type CallerDeps = Pick<ShopRecords, "orders" | "profile"> &
  Pick<ShopPorts, "orderTokens" | "lookups" | "clock">;

/** Looked up for a wrong token, so that the time reveals nothing. */
const NO_ORDER = "NONE";

/** Works until its last day is over, its customer erased, or its e-mail address another person's. */
export const orderByToken =
  ({ orders, profile, orderTokens, clock }: CallerDeps) =>
  async (token: string): Promise<Order | null> => {
    const linked = await orderTokens?.orderOf(token);
    const order = await orders.find(linked?.orderId ?? NO_ORDER);
    const farm = await loadFarm({ profile });
    if (!order || order.customerEmail === "" || linked?.mends !== mendsOf(order)) return null;
    const days = methodsOf(order).map((method) => settledDay(order, method, farm) ?? "");
    return days.some((day) => day >= todayAt(clock.now())) ? order : null;
  };

export interface OwnOrder {
  readonly orderId: string;
  /** Absent for the browser that placed the order. */
  readonly token?: string;
}

/** Null for any other caller, whether or not there is such an order. */
export const orderOfCaller =
  (deps: CallerDeps) =>
  async ({ orderId, token }: OwnOrder): Promise<Order | null> => {
    const linked = await orderByToken(deps)(token ?? "");
    const mine = (await deps.lookups.mine()) ?? [];
    const placed = await deps.orders.find(mine.includes(orderId) ? orderId : NO_ORDER);
    return linked?.id === orderId ? linked : placed;
  };
