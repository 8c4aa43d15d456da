import type { WayMoved } from "#core/money/movement.ts";
import { WAY_NAMES } from "#core/money/movement-words.ts";
import type { Order, PaymentMethod } from "#core/orders/order.ts";
import { isUnpaid } from "#core/orders/order-money.ts";
import { type HowPaid, wayPaid } from "#core/orders/paid-by-hand.ts";

const NAMES: Readonly<Record<string, string>> = {
  paypal: WAY_NAMES.paypal,
  practice: WAY_NAMES.practice,
};

export const paymentName = (method: PaymentMethod): string => NAMES[method] ?? method;

export const HOW_NAMES: Readonly<Record<HowPaid, string>> = {
  cash: "paid in cash",
  card: "paid by card",
  "hand-over": "to pay when handed over",
  account: "on account",
};

export const PAID_BY: Readonly<Record<WayMoved, string>> = {
  paypal: "paid with PayPal",
  practice: "practice payment",
  cash: "paid in cash",
  card: "paid by card",
  bank: "paid by bank transfer",
};

type OfPayment = Pick<Order, "paid" | "paymentMethod" | "money" | "status" | "total">;

export const paidInWords = (order: OfPayment): string => {
  if (!order.paid) return "";
  return isUnpaid(order) ? HOW_NAMES[order.paid.how] : PAID_BY[wayPaid(order)];
};

export const paymentInWords = (order: OfPayment): string => {
  if (order.paid) return paidInWords(order);
  return order.paymentMethod ? paymentName(order.paymentMethod) : "";
};
