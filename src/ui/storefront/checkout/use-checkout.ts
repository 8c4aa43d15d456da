import { useState } from "react";
import type { PaymentMethod } from "#core/orders/order.ts";
import type { Payer } from "#core/payments/payment.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import { ROUTES } from "#core/routes.ts";
import { isFault } from "#ports/fault.ts";
import { useGuardedLocation, useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { type Notice, notify, notifyFailure } from "#ui/shared/notices/notices.ts";
import {
  type PaymentToOpen,
  useCancelPayment,
  useOpenPayment,
  useTakePayment,
} from "#ui/storefront/checkout/payment-queries.ts";

export interface Checkout {
  readonly isBusy: boolean;
  readonly typed: TypedDetails;
  open(method: PaymentMethod): Promise<string | null>;
  /** Resolves with whether the provider declined, so that another card may do. */
  take(orderId: string, payer?: Payer): Promise<boolean>;
  release(): void;
  cancel(orderId: string): void;
}

const NOT_CHARGED: Notice = {
  title: "Payment Canceled",
  text: "Nothing was charged, and what you chose is still here.",
};

const nullIfNotStored = (failure: unknown): null => {
  if (!(isFault(failure, "storage-full") || isFault(failure, "storage-unavailable"))) throw failure;
  notifyFailure(failure);
  return null;
};

export const useCheckout = (wanted: Omit<PaymentToOpen, "method">): Checkout => {
  const openPayment = useOpenPayment();
  const takePayment = useTakePayment();
  const cancelPayment = useCancelPayment();
  const location = useGuardedLocation();
  const [attempts, setAttempts] = useState<readonly symbol[]>([]);
  const isBusy = attempts.length > 0;
  const { adding } = wanted;
  const joins = adding && { addTo: adding.addTo };
  const stopGuarding = useLeaveGuard(isBusy);

  const release = (): void => setAttempts([]);

  const take = async (orderId: string, payer?: Payer): Promise<boolean> => {
    const attempt = Symbol("capture");
    setAttempts((others) => [...others, attempt]);
    try {
      const paid = await takePayment.mutateAsync({ orderId, ...(payer && { payer }) });
      // Not by state: a capture may outlive this page, and its buyer is thanked all the same.
      if (!paid.ok && paid.refusal.kind !== "paid-not-recorded")
        return paid.refusal.kind === "payment-declined";
      stopGuarding();
      location.navigate(ROUTES.orderSuccess, { state: { isFromPayment: true, orderId, ...joins } });
      return false;
    } catch {
      // Ignored: the mutation shows its own notice.
      return false;
    } finally {
      setAttempts((others) => others.filter((other) => other !== attempt));
    }
  };

  return {
    isBusy,
    typed: wanted.typed,
    release,
    take,
    cancel: (orderId) => {
      release();
      cancelPayment.mutate(orderId);
      stopGuarding();
      if (adding) notify(NOT_CHARGED);
      else location.navigate(ROUTES.orderCancelled);
    },
    open: async (method) => {
      const opened = await openPayment.mutateAsync({ ...wanted, method }).catch(nullIfNotStored);
      if (opened === null) return null;
      if (opened.ok) return opened.value.orderId;
      if (opened.refusal.kind === "approved") void take(opened.refusal.orderId);
      return null;
    },
  };
};
