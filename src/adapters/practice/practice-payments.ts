import { SHORT_ID_LENGTH } from "#core/orders/order.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

/** A payment provider that moves no money and has no window of its own: who pays is told with the capture. Its order ids end in "-PRACTICE". */
export const practicePayments = (randomCode: (length: number) => string): PaymentGateway => ({
  create: async () => `${randomCode(SHORT_ID_LENGTH)}-PRACTICE`,
  capture: async (_orderId, payer) => {
    if (!payer) throw new Fault("payment-failed", "Nobody said who pays.");
    return { payer, isPending: false };
  },
});
