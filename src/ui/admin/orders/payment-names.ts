import type { PaymentMethod } from "#core/orders/order.ts";

const NAMES: Readonly<Record<string, string>> = { paypal: "PayPal", practice: "Practice payment" };

export const paymentName = (method: PaymentMethod): string => NAMES[method] ?? method;
