import type { CommandContext } from "#core/command.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogKind } from "#core/orders/order-log.ts";
import { type OwnerStatus, ownersChoice } from "#core/orders/order-status.ts";
import { readyMessages } from "#core/orders/outgoing-messages.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { SharedShop } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type Deps = Pick<ShopRecords, "orders" | "messages" | "profile"> & CommandContext;

export interface StatusChange {
  readonly id: string;
  readonly status: OwnerStatus;
}

export type StatusRefusal =
  | { readonly kind: "order-gone" }
  /** Its money decides, or it has been marked so already. */
  | { readonly kind: "status-not-possible"; readonly status: string };

export interface Marker {
  readonly shared: SharedShop | null;
  /** The name of a helper, for the log. */
  readonly by?: string;
}

const KINDS: Readonly<Record<OwnerStatus, OrderLogKind>> = {
  Ready: "ready",
  Completed: "completed",
  Pending: "reopened",
};

const marked = (order: Order, status: OwnerStatus, { shared, by }: Marker, now: string): Order =>
  shared
    ? logged({ ...order, status }, now, { kind: KINDS[status], ...(by !== undefined && { by }) })
    : { ...order, status };

const refusalOf = (order: Order, status: OwnerStatus, isShared: boolean): StatusRefusal | null =>
  order.status === status || ownersChoice(order.status, isShared).includes(status)
    ? null
    : { kind: "status-not-possible", status: order.status };

const markOrder =
  (marker: Marker, { orders, messages, profile, now }: Deps) =>
  async (order: Order, status: OwnerStatus): Promise<void> => {
    const { shared } = marker;
    const next = marked(order, status, marker, now);
    await orders.replace(next);
    const outgoing =
      shared && status === "Ready" ? readyMessages(next, await loadFarm({ profile })) : [];
    await writeMessages({ messages, profile }, outgoing, now);
  };

/** In a shop that several people visit the customer is written that the eggs are ready to collect. */
export const setOrderStatus =
  (marker: Marker) =>
  (deps: Deps) =>
  async ({ id, status }: StatusChange): Promise<Result<null, StatusRefusal>> => {
    const order = await deps.orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    const refusal = refusalOf(order, status, marker.shared !== null);
    if (refusal) return refuse(refusal);
    if (order.status !== status) await markOrder(marker, deps)(order, status);
    return accept(null);
  };
