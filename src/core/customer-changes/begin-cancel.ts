import type { CommandContext } from "#core/command.ts";
import { cancelledMessages } from "#core/letters/order-messages.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { refusalFor, type TooLate } from "#core/orders/customer-changes.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { halvesBack } from "#core/orders/packs-back.ts";
import { askForRefund, type Begun } from "#core/payments/begin-refund.ts";
import type { NotPaidBack } from "#core/payments/pay-back.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type CancelRefusal =
  | { readonly kind: "order-gone" }
  | TooLate
  | { readonly kind: NotPaidBack["kind"] };

type Deps = Pick<ShopRecords, "orders" | "refunds" | "messages" | "profile"> & CommandContext;

export const beginCancel =
  (deps: Deps) =>
  async (orderId: string): Promise<Result<Begun | null, CancelRefusal>> => {
    const { orders, refunds, messages, profile, now } = deps;
    const order = await orders.find(orderId);
    if (!order) return refuse({ kind: "order-gone" });
    if (order.status === "Refunded") return accept(null);
    const earlier = await refunds.find(orderId);
    if (earlier) return accept({ order, refund: earlier });
    const farm = await loadFarm(deps);
    const late = refusalFor(order, farm, now, "mayCancel");
    if (late) return refuse(late);
    const packs = halvesBack(order, methodsOf(order));
    const begun = await askForRefund(deps)(order, packs, { kind: "customer-cancelled" });
    await writeMessages({ messages, profile }, cancelledMessages(begun.order, farm), now);
    return accept(begun);
  };
