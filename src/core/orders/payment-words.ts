import type { Order, PaymentMethod } from "#core/orders/order.ts";
import type { HowPaid, PaidByHand } from "#core/orders/paid-by-hand.ts";

const NAMES: Readonly<Record<string, string>> = { paypal: "PayPal", practice: "Practice payment" };

export const paymentName = (method: PaymentMethod): string => NAMES[method] ?? method;

export const HOW_NAMES: Readonly<Record<HowPaid, string>> = {
  cash: "paid in cash",
  card: "paid by card",
  "hand-over": "to pay when handed over",
  account: "on account",
};

const PAID_LATER: Readonly<Record<HowPaid, string>> = {
  ...HOW_NAMES,
  "hand-over": "paid when handed over",
  account: "paid by bank transfer",
};

export const paidInWords = ({ how, at }: PaidByHand): string =>
  at === undefined ? HOW_NAMES[how] : PAID_LATER[how];

export const paymentInWords = ({ paid, paymentMethod }: Pick<Order, "paid" | "paymentMethod">) => {
  if (paid) return paidInWords(paid);
  return paymentMethod ? paymentName(paymentMethod) : "";
};
