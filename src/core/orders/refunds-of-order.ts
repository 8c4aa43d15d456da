import type { Order } from "#core/orders/order.ts";
import { paidFor } from "#core/orders/order-money.ts";
import type { OrderStatus } from "#core/orders/order-status.ts";
import { unlisted } from "#core/orders/returned-parts.ts";
import type { Pence } from "#core/shared/money.ts";

export interface RefundLine {
  readonly key: string;
  readonly reason: string;
  readonly amount: Pence;
}

const REFUNDED: OrderStatus = "Refunded";

const without = (key: string, amount: Pence): readonly RefundLine[] =>
  amount > 0 ? [{ key, reason: "", amount }] : [];

export const refundsOf = (order: Order): readonly RefundLine[] => [
  ...without("before", unlisted(order)),
  ...(order.parts ?? []).map(({ reason = "", amount }, at) => ({
    key: `part ${at}`,
    reason,
    amount,
  })),
  ...without("rest", order.status === REFUNDED ? paidFor(order) : 0),
];
