import { SHORT_ID_LENGTH } from "#core/orders/order.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

export const practicePayments = (randomCode: (length: number) => string): PaymentGateway => ({
  create: async () => ({ orderId: `${randomCode(SHORT_ID_LENGTH)}-PRACTICE` }),
  capture: async (orderId, { payer }) => {
    if (!payer) throw new Fault("payment-without-payer", "Nobody said who pays.");
    return { state: "completed", payer, captureId: `${orderId}-MONEY` };
  },
  getOrder: async () => null,
  refund: async (_captureId, { key }) => ({ id: key }),
});
