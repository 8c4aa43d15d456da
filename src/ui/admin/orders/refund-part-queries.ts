import type { Order } from "#core/orders/order.ts";
import type { PartRefundRefusal } from "#core/payments/refund-part.ts";
import type { Pence } from "#core/shared/money.ts";
import { REFUND_REFUSALS } from "#ui/admin/orders/queries.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { withTold } from "#ui/shared/told-in-words.ts";

export interface PartOfOrder {
  readonly order: Order;
  readonly wish: string;
  readonly amount: Pence;
  readonly reason: string;
}

/** What is to be said at a field. */
const AT_A_FIELD = {
  "already-refunded": null,
  "bad-amount": null,
  "more-than-left": null,
  "missing-reason": null,
  "reason-too-long": null,
} as const;

export const isAtAField = ({ kind }: PartRefundRefusal): boolean => kind in AT_A_FIELD;

const paidBack = ({ paymentMethod }: Order, amount: Pence): string =>
  paymentMethod === "practice"
    ? `${formatGbp(amount)} of the practice payment is undone.`
    : `PayPal has paid ${formatGbp(amount)} back.`;

export const useRefundPart = () =>
  useCommand({
    topic: "orders",
    touches: ["orders", "messages"],
    run: (app, { order, ...part }: PartOfOrder) =>
      app.shop.office.refundPart({ orderId: order.id, ...part }),
    success: (told, { order, amount }) => ({
      title: "Part Refunded",
      text: withTold(paidBack(order, amount), told),
      tone: "good",
    }),
    refusals: { ...REFUND_REFUSALS, ...AT_A_FIELD },
  });
