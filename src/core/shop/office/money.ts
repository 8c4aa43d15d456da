import { listPaymentsUnderWay } from "#core/payments/list-payments-under-way.ts";
import { refundOrder } from "#core/payments/refund-order.ts";
import { refundPart } from "#core/payments/refund-part.ts";
import { endPayment } from "#core/payments/release-payment.ts";
import type { Calls } from "#core/shop/calls.ts";

export const moneyOffice = ({ command, query, outside }: Calls) => ({
  refundOrder: outside(refundOrder),
  refundPart: outside(refundPart),
  listPaymentsUnderWay: query(listPaymentsUnderWay),
  endPayment: command(endPayment),
});
