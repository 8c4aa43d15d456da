import type { Order } from "#core/orders/order.ts";
import type { PartRefundRefusal } from "#core/payments/refund-part.ts";
import type { Pence } from "#core/shared/money.ts";
import { notPaidBack } from "#ui/admin/orders/not-paid-back.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { withTold } from "#ui/shared/told-in-words.ts";

export interface PartOfOrder {
  readonly order: Order;
  readonly wish: string;
  readonly amount: Pence;
  readonly reason: string;
}

export const isAtAField = ({ kind }: PartRefundRefusal): boolean => REFUSALS[kind] === null;

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
    refusedAs: notPaidBack,
    refusals: REFUSALS,
  });
