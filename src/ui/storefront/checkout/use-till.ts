import { useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Payment, PaymentMethod } from "#core/orders/payment.ts";
import { PAYMENT_ERROR } from "#ui/shared/fault-notices.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { useCompletePayment, useStartPayment } from "#ui/shared/queries/payments.ts";
import { ROUTES } from "#ui/shared/routes.ts";

/** The till as its buttons use it. */
export interface Till {
  /** Whether money is being taken. */
  readonly isBusy: boolean;
  /** Opens a payment for the basket as it is now. Answers with the provider's order id, or null when the shop refused. */
  open(method: PaymentMethod): Promise<string | null>;
  /** Takes an approved payment and goes on to the thank-you page. Whatever fails has been told by a notice. */
  take(orderId: string): Promise<void>;
  /** The provider gave the payment up: nothing is under way any more. */
  release(): void;
  /** The buyer gave the payment up. */
  cancel(): void;
}

export const useTill = (): Till => {
  const start = useStartPayment();
  const complete = useCompletePayment();
  const [, navigate] = useLocation();
  const opened = useRef(new Map<string, Payment>());
  const [attempts, setAttempts] = useState<readonly symbol[]>([]);
  const isBusy = attempts.length > 0;
  const stopGuarding = useLeaveGuard(isBusy);

  const release = (): void => setAttempts([]);

  // Not by way of state: a capture may outlive this page, and its buyer is to be thanked all the same.
  const leaveFor = (path: string): void => {
    stopGuarding();
    navigate(path);
  };

  const capture = async (payment: Payment): Promise<void> => {
    const attempt = Symbol("capture");
    setAttempts((others) => [...others, attempt]);
    try {
      const paid = await complete.mutateAsync(payment);
      if (paid.ok || paid.refusal.kind === "paid-not-recorded") leaveFor(ROUTES.orderSuccess);
    } catch {
      // The notice has been shown where all faults are told.
    } finally {
      setAttempts((others) => others.filter((other) => other !== attempt));
    }
  };

  return {
    isBusy,
    release,
    cancel: () => {
      release();
      leaveFor(ROUTES.orderCancelled);
    },
    open: async (method) => {
      const started = await start.mutateAsync(method);
      if (!started.ok) return null;
      opened.current.set(started.value.orderId, started.value);
      return started.value.orderId;
    },
    take: async (orderId) => {
      const payment = opened.current.get(orderId);
      if (payment) await capture(payment);
      else notify(PAYMENT_ERROR);
    },
  };
};
