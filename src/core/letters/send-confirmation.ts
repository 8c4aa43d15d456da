import type { ShopContext } from "#core/command.ts";
import { confirmationMessages } from "#core/letters/confirmation-messages.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { mayBeConfirmed } from "#core/orders/may-be-confirmed.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

/** `wish`: drawn by the caller. A wish is fulfilled once, however often it is sent. */
export interface ConfirmationWish {
  readonly id: string;
  readonly wish: string;
}

export type SendConfirmationRefusal =
  | { readonly kind: "order-gone" }
  /** It isn't taken yet, or has no address that can be mailed. */
  | { readonly kind: "not-confirmed" };

type Deps = Pick<ShopRecords, "orders" | "messages" | "profile"> & ShopContext;

/** The mail that says an order is taken, which is its receipt, once more, as the order is now. Returns the address. */
export const sendConfirmation =
  ({ orders, messages, profile, now, shared }: Deps) =>
  async ({ id, wish }: ConfirmationWish): Promise<Result<string, SendConfirmationRefusal>> => {
    const order = await orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    if (!shared || !mayBeConfirmed(order)) return refuse({ kind: "not-confirmed" });
    const farm = await loadFarm({ profile });
    const letters = confirmationMessages(order, wish, { now, farm, publicUrl: shared.publicUrl });
    await writeMessages({ messages, profile }, letters, now);
    return accept(order.customerEmail.trim());
  };
