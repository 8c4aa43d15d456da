import { type Answer, described } from "#adapters/paypal/server/answer.ts";
import type { PayPalAsk } from "#adapters/paypal/server/ask.ts";
import { readOrder } from "#adapters/paypal/server/order-dto.ts";
import type { ProviderOrder } from "#core/payments/payment.ts";
import { Fault } from "#ports/fault.ts";

export const ORDERS = "/v2/checkout/orders";

export const pathOf = (orderId: string): string => `${ORDERS}/${encodeURIComponent(orderId)}`;

const NO_MORE = ["RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"];
const NOT_FOUND = 404;

const isGone = (answer: Answer): boolean =>
  answer.kind === "refused" &&
  answer.status === NOT_FOUND &&
  answer.issues.some((issue) => NO_MORE.includes(issue));

export const orderIn = (answer: Answer): ProviderOrder | null =>
  answer.kind === "done" ? readOrder(answer.body) : null;

export const lookOf =
  ({ ask }: PayPalAsk) =>
  async (orderId: string, end: AbortSignal): Promise<ProviderOrder> => {
    const answer = await ask({ method: "GET", path: pathOf(orderId) }, end);
    if (isGone(answer)) return { kind: "gone" };
    const seen = orderIn(answer);
    if (!seen) throw new Fault("payment-unreachable", described(answer));
    return seen;
  };

export type Look = ReturnType<typeof lookOf>;
