import type { CreateOrderActions, OnApproveActions } from "@paypal/paypal-js";
import { createContext, use } from "react";
import type { Payer } from "#core/orders/payment.ts";

/** What the till's buttons need of the payment providers. */
export interface PaymentDesk {
  readonly paypal: {
    /** Null while the shop owner has not set one. */
    readonly clientId: string | null;
    lendForCreating(actions: CreateOrderActions): Promise<void>;
    lendForCapturing(orderId: string, actions: OnApproveActions): Promise<void>;
  };
  /** Null where no practice payments are offered. */
  readonly practice: { approve(orderId: string, payer: Payer): Promise<void> } | null;
}

export const PaymentDeskContext = createContext<PaymentDesk | null>(null);

export const usePaymentDesk = (): PaymentDesk => {
  const desk = use(PaymentDeskContext);
  if (!desk) throw new Error("usePaymentDesk needs a PaymentDeskContext above it.");
  return desk;
};
