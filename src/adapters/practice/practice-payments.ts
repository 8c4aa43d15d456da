import { SHORT_ID_LENGTH } from "#core/orders/order.ts";
import type { Payer } from "#core/orders/payment.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

export interface PracticePayments {
  readonly gateway: PaymentGateway;
  /** What a buyer does in a provider's own window: says who pays, and agrees. */
  approve(orderId: string, payer: Payer): Promise<void>;
}

/** A payment provider that moves no money. Its order ids end in "-PRACTICE". */
export const practicePayments = (randomCode: (length: number) => string): PracticePayments => {
  const approved = new Map<string, Payer>();
  return {
    approve: async (orderId, payer) => void approved.set(orderId, payer),
    gateway: {
      create: async () => `${randomCode(SHORT_ID_LENGTH)}-PRACTICE`,
      capture: async (orderId) => {
        const payer = approved.get(orderId);
        if (!payer) throw new Fault("payment-failed", "This practice payment was not approved.");
        return { payer, isPending: false };
      },
    },
  };
};
