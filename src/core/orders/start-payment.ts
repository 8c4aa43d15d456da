import type { Payment, PaymentMethod } from "#core/orders/payment.ts";
import type { PurchaseRefusal } from "#core/orders/purchase.ts";
import { reviewTill } from "#core/orders/review-till.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

/** Opens a payment for the basket as it is now. No money moves yet. Throws the gateway's Fault. */
export const startPayment =
  (ports: Pick<Ports, "carts" | "prices" | "inventory" | "payments">) =>
  async (method: PaymentMethod): Promise<Result<Payment, PurchaseRefusal>> => {
    const purchase = await reviewTill(ports)();
    if (!purchase.ok) return purchase;
    const orderId = await ports.payments[method].create(purchase.value);
    return accept({ method, orderId, purchase: purchase.value });
  };
