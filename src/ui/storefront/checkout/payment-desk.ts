import type { CreateOrderActions, OnApproveActions } from "@paypal/paypal-js";
import { createContext, use } from "react";

/** What the till's buttons need of the payment providers. */
export interface PaymentDesk {
  readonly paypal: {
    /** Null while the shop owner has not set one. */
    readonly clientId: string | null;
    /** Where its script comes from, where that isn't PayPal's own choice, and what it may do so by. */
    readonly script: { readonly sdkBaseUrl?: string; readonly dataCspNonce?: string };
    provideCreateActions(actions: CreateOrderActions): Promise<void>;
    provideApproveActions(orderId: string, actions: OnApproveActions): Promise<void>;
  };
  readonly offersPractice: boolean;
}

export const PaymentDeskContext = createContext<PaymentDesk | null>(null);

export const usePaymentDesk = (): PaymentDesk => {
  const desk = use(PaymentDeskContext);
  if (!desk) throw new Error("usePaymentDesk needs a PaymentDeskContext above it.");
  return desk;
};
