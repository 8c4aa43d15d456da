import type { CommandContext } from "#core/command.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogEntry } from "#core/orders/order-log.ts";
import { readyMessages } from "#core/orders/outgoing-messages.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { SharedShop } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type MarkingDeps = Pick<ShopRecords, "orders" | "messages" | "profile"> & CommandContext;

export interface Marker {
  readonly shared: SharedShop | null;
  /** The name of a helper, for the log. */
  readonly by?: string;
}

export type StatusRefusal =
  | { readonly kind: "order-gone" }
  /** Its money decides, or it has been marked so already. */
  | { readonly kind: "status-not-possible"; readonly status: string }
  /** It was ticked on a page that was behind: somebody has taken it back since. */
  | { readonly kind: "changed-since"; readonly status: string }
  /** Its money is on the way back: nothing of it is packed or handed over. */
  | { readonly kind: "being-cancelled" };

export type Noted = Omit<OrderLogEntry, "at" | "by">;

/** In a shop that several people visit it is noted, and the customer is written that the eggs are ready to collect. */
export const markOrder =
  ({ shared, by }: Marker, { orders, messages, profile, now }: MarkingDeps) =>
  async (before: Order, after: Order, ...entries: readonly Noted[]): Promise<void> => {
    const noted = entries.map((entry) => ({ ...entry, ...(by !== undefined && { by }) }));
    const next = shared ? logged(after, now, ...noted) : after;
    await orders.replace(next);
    const becomesReady = shared && before.status !== "Ready" && after.status === "Ready";
    const outgoing = becomesReady ? readyMessages(next, await loadFarm({ profile })) : [];
    await writeMessages({ messages, profile }, outgoing, now);
  };
