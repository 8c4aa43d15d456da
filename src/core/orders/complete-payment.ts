import type { Capture, Payment } from "#core/orders/payment.ts";
import { placeOrder } from "#core/orders/place-order.ts";
import { isSamePurchase, type PurchaseRefusal } from "#core/orders/purchase.ts";
import { reviewTill } from "#core/orders/review-till.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { isFault } from "#ports/fault.ts";
import type { Ports } from "#ports/ports.ts";

export type CompletePaymentRefusal =
  | PurchaseRefusal
  | { readonly kind: "cart-changed" }
  | { readonly kind: "paid-not-recorded"; readonly orderId: string; readonly cause: string };

export interface PaidFor {
  readonly orderId: string;
  /** May be empty. */
  readonly givenName: string;
  /** Whether the provider still checks the payment. */
  readonly isPending: boolean;
  /** Whether this had been completed before. */
  readonly isRepeat: boolean;
}

type TillPorts = Pick<Ports, "carts" | "prices" | "inventory" | "orders" | "clock">;

const checkStillTrue = async (ports: TillPorts, payment: Payment) => {
  const now = await reviewTill(ports)();
  if (!now.ok) return now;
  return isSamePurchase(now.value, payment.purchase)
    ? accept(payment)
    : refuse({ kind: "cart-changed" as const });
};

const captureUnlessRecorded = async (
  ports: TillPorts & Pick<Ports, "payments">,
  { method, orderId }: Payment,
): Promise<Capture | null> => {
  try {
    return await ports.payments[method].capture(orderId);
  } catch (fault) {
    const alreadyTaken = isFault(fault, "payment-already-captured");
    if (alreadyTaken && (await ports.orders.find(orderId))) return null;
    throw fault;
  }
};

/**
 * Takes the money and records the order, once, however often it is called.
 * Refuses before any money moves when the basket is no longer what was agreed to.
 * Throws the gateway's Fault when the capture fails: then nothing has changed.
 */
export const completePayment =
  (ports: TillPorts & Pick<Ports, "payments" | "unitOfWork">) =>
  async (payment: Payment): Promise<Result<PaidFor, CompletePaymentRefusal>> => {
    const { orderId } = payment;
    const repeat = accept({ orderId, givenName: "", isPending: false, isRepeat: true });
    if (await ports.orders.find(orderId)) return repeat;
    const agreed = await checkStillTrue(ports, payment);
    if (!agreed.ok) return agreed;
    const capture = await captureUnlessRecorded(ports, payment);
    if (!capture) return repeat;
    const { payer, isPending } = capture;
    try {
      await ports.unitOfWork.run((stored) => placeOrder({ ...ports, ...stored })(payment, payer));
    } catch (error) {
      // Whatever went wrong, the money is taken: nothing may ask the buyer to pay again.
      return refuse({ kind: "paid-not-recorded", orderId, cause: String(error) });
    }
    return accept({ orderId, givenName: payer.givenName, isPending, isRepeat: false });
  };
