import { useState } from "react";
import type { PaymentMethod } from "#core/orders/order.ts";
import type { Payer } from "#core/payments/payment.ts";
import { ROUTES } from "#core/routes.ts";
import { useGuardedLocation, useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useCancelPayment, useOpenPayment, useTakePayment } from "#ui/shared/queries/payments.ts";

/** The till as its buttons use it. */
export interface Till {
  /** Whether money is being taken. */
  readonly isBusy: boolean;
  /** Opens a payment for the basket as it is now. Answers with the provider's order id, or null when the shop refused. */
  open(method: PaymentMethod): Promise<string | null>;
  /**
   * Takes an approved payment and goes on to the thank-you page. Whatever fails has been told by a notice. Answers
   * whether the provider declined it, and another card may do.
   */
  take(orderId: string, payer?: Payer): Promise<boolean>;
  /** The provider gave the payment up: nothing is under way any more. */
  release(): void;
  /** The buyer gave the payment up. */
  cancel(orderId: string): void;
}

/** `note` goes with what is opened. */
export const useTill = (note: string): Till => {
  const openPayment = useOpenPayment();
  const takePayment = useTakePayment();
  const cancelPayment = useCancelPayment();
  const location = useGuardedLocation();
  const [attempts, setAttempts] = useState<readonly symbol[]>([]);
  const isBusy = attempts.length > 0;
  const stopGuarding = useLeaveGuard(isBusy);

  const release = (): void => setAttempts([]);

  const take = async (orderId: string, payer?: Payer): Promise<boolean> => {
    const attempt = Symbol("capture");
    setAttempts((others) => [...others, attempt]);
    try {
      const paid = await takePayment.mutateAsync({ orderId, ...(payer && { payer }) });
      // Not by way of state: a capture may outlive this page, and its buyer is to be thanked all the same.
      if (!paid.ok && paid.refusal.kind !== "paid-not-recorded")
        return paid.refusal.kind === "payment-declined";
      stopGuarding();
      location.navigate(ROUTES.orderSuccess, { state: { isFromPayment: true, orderId } });
      return false;
    } catch {
      // The notice has been shown where all faults are told.
      return false;
    } finally {
      setAttempts((others) => others.filter((other) => other !== attempt));
    }
  };

  return {
    isBusy,
    release,
    take,
    cancel: (orderId) => {
      release();
      cancelPayment.mutate(orderId);
      stopGuarding();
      location.navigate(ROUTES.orderCancelled);
    },
    open: async (method) => {
      const opened = await openPayment.mutateAsync({ method, note });
      return opened.ok ? opened.value.orderId : null;
    },
  };
};
