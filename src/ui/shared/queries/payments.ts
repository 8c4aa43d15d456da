import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CompletePaymentRefusal, PaidFor } from "#core/orders/complete-payment.ts";
import type { Payment, PaymentMethod } from "#core/orders/payment.ts";
import type { PurchaseRefusal } from "#core/orders/purchase.ts";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { whenIdle } from "#ui/shared/queries/when-idle.ts";

const PURCHASE_REFUSALS: Record<PurchaseRefusal["kind"], Notice> = {
  "empty-cart": {
    title: "Your Basket Is Empty",
    text: "There is nothing to pay for.",
    tone: "destructive",
  },
  "not-for-sale": {
    title: "Please Check Your Basket",
    text: "A pack in it is no longer for sale. Nothing was charged.",
    tone: "destructive",
  },
  "not-enough-eggs": {
    title: "Please Check Your Basket",
    text: "It asks for more eggs than we have left. Nothing was charged.",
    tone: "destructive",
  },
};

const COMPLETE_REFUSALS: Record<
  CompletePaymentRefusal["kind"],
  (refusal: CompletePaymentRefusal) => Notice
> = {
  "empty-cart": () => PURCHASE_REFUSALS["empty-cart"],
  "not-for-sale": () => PURCHASE_REFUSALS["not-for-sale"],
  "not-enough-eggs": () => PURCHASE_REFUSALS["not-enough-eggs"],
  "cart-changed": () => ({
    title: "Your Basket Has Changed",
    text: "It is no longer what you agreed to pay for, so nothing was charged. Please check it and pay again.",
    tone: "destructive",
  }),
  "paid-not-recorded": (refusal) => ({
    title: "Paid, But Not Kept On This Device",
    text: `Your payment went through and the farm will see it. This browser had no room to keep the order: please note its number, ${"orderId" in refusal ? refusal.orderId : ""}.`,
    tone: "destructive",
    duration: Number.POSITIVE_INFINITY,
  }),
};

const thanksTo = (givenName: string): string =>
  givenName ? `Thank you for your order, ${givenName}.` : "Thank you for your order.";

const thanks = ({ givenName, isPending }: PaidFor): Notice =>
  isPending
    ? {
        title: "Payment Pending",
        text: `PayPal is still checking the payment. ${thanksTo(givenName)} We keep it, and pack it once the payment has come.`,
      }
    : { title: "Payment Successful!", text: thanksTo(givenName), tone: "good" };

export const useStartPayment = () => {
  const app = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (method: PaymentMethod) => {
      await whenIdle(client, "cart");
      return app.startPayment(method);
    },
    meta: {
      touches: [],
      isToldElsewhere: true,
      says: (answer) => {
        const started = answer as Result<Payment, PurchaseRefusal>;
        return started.ok ? null : PURCHASE_REFUSALS[started.refusal.kind];
      },
    },
  });
};

const SOLD: readonly Topic[] = ["cart", "eggInventory", "eggPrices", "orders"];

export const useCompletePayment = () => {
  const app = useApp();
  return useMutation({
    mutationFn: (payment: Payment) => app.completePayment(payment),
    meta: {
      touches: SOLD,
      says: (answer) => {
        const completed = answer as Result<PaidFor, CompletePaymentRefusal>;
        if (completed.ok) return completed.value.isRepeat ? null : thanks(completed.value);
        if ("cause" in completed.refusal) reportError(new Error(completed.refusal.cause));
        return COMPLETE_REFUSALS[completed.refusal.kind](completed.refusal);
      },
    },
  });
};
