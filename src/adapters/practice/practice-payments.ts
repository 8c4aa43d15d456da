import { SHORT_ID_LENGTH } from "#core/orders/order.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

/** A payment provider that moves no money and has no window of its own: who pays is told with the capture. Its order ids end in "-PRACTICE". */
export const practicePayments = (randomCode: (length: number) => string): PaymentGateway => ({
  create: async () => ({ orderId: `${randomCode(SHORT_ID_LENGTH)}-PRACTICE` }),
  capture: async (orderId, { payer }) => {
    if (!payer) throw new Fault("payment-without-payer", "Nobody said who pays.");
    return { state: "completed", payer, captureId: `${orderId}-MONEY` };
  },
  getOrder: async () => null,
  refund: async (_captureId, { key }) => ({ id: key }),
});
