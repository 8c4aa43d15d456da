import { described } from "#adapters/paypal/server/answer.ts";
import { type PayPalAsk, payPalAsk } from "#adapters/paypal/server/ask.ts";
import { captureOf } from "#adapters/paypal/server/capture.ts";
import { createRequest, type ShopFront } from "#adapters/paypal/server/create-request.ts";
import { lookOf, ORDERS } from "#adapters/paypal/server/look.ts";
import { readCreated } from "#adapters/paypal/server/order-dto.ts";
import type { PayPalDeps } from "#adapters/paypal/server/paypal-deps.ts";
import { refundOf } from "#adapters/paypal/server/refund.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

const createOf =
  ({ ask, end }: PayPalAsk, front: Pick<ShopFront, "publicUrl">): PaymentGateway["create"] =>
  async (purchase, reference, farm) => {
    const body = JSON.stringify(createRequest(purchase, reference, { ...front, farm }));
    const key = `${reference}-create`;
    const answer = await ask({ method: "POST", path: ORDERS, body, key }, end());
    const created = answer.kind === "done" ? readCreated(answer.body) : null;
    if (!created) throw new Fault("payment-unreachable", described(answer));
    return created;
  };

interface Deps extends PayPalDeps {
  readonly publicUrl: string;
}

/** Orders v2 and Payments v2, with the idempotency key PayPal-Request-Id where it may repeat. */
export const paypalGateway = ({ publicUrl, ...deps }: Deps): PaymentGateway => {
  const paypal = payPalAsk(deps);
  const look = lookOf(paypal);
  const capture = captureOf(paypal, look);
  return {
    create: createOf(paypal, { publicUrl }),
    capture: (orderId, { key }) => capture(orderId, key),
    getOrder: (orderId) => look(orderId, paypal.end()),
    refund: refundOf(paypal),
  };
};
