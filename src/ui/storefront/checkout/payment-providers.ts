import type { CreateOrderActions, OnApproveActions } from "@paypal/paypal-js";
import { createContext, use } from "react";

export interface PaymentProviders {
  readonly paypal: {
    readonly clientId: string | null;
    readonly script: { readonly sdkBaseUrl?: string; readonly dataCspNonce?: string };
    provideCreateActions(actions: CreateOrderActions): Promise<void>;
    provideApproveActions(orderId: string, actions: OnApproveActions): Promise<void>;
  };
  readonly offersPractice: boolean;
}

export const PaymentProvidersContext = createContext<PaymentProviders | null>(null);

export const usePaymentProviders = (): PaymentProviders => {
  const providers = use(PaymentProvidersContext);
  if (!providers) throw new Error("usePaymentProviders needs a PaymentProvidersContext above it.");
  return providers;
};
