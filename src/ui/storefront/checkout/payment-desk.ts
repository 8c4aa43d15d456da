import type { CreateOrderActions, OnApproveActions } from "@paypal/paypal-js";
import { createContext, use } from "react";

export interface PaymentDesk {
  readonly paypal: {
    readonly clientId: string | null;
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
