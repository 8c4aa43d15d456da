import * as v from "valibot";
import { type Answer, described } from "#adapters/paypal/server/answer.ts";
import { payPalAsk } from "#adapters/paypal/server/ask.ts";
import type { PayPalDeps } from "#adapters/paypal/server/paypal-deps.ts";
import { isPossible, type Signature, signatureOf } from "#adapters/paypal/server/transmission.ts";
import { readEvent } from "#adapters/paypal/server/webhook-event.ts";
import { lenientObject, lenientText } from "#adapters/paypal/shared/lenient-object.ts";
import type { PaymentEvent } from "#core/payments/receive-webhook.ts";
import { Fault } from "#ports/fault.ts";

const VerificationDto = lenientObject({ verification_status: lenientText(20) });

const parsed = (rawBody: string): object | undefined => {
  try {
    const body: unknown = JSON.parse(rawBody);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
};

const postBack = (signature: Signature, webhookId: string, rawBody: string): string =>
  `${JSON.stringify({ ...signature, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${rawBody}}`;

const NO_GOOD = [400, 404, 422];

const isVerified = (answer: Answer): boolean => {
  if (answer.kind === "refused" && NO_GOOD.includes(answer.status)) return false;
  const read =
    answer.kind === "done" ? v.parse(VerificationDto, answer.body).verification_status : "";
  if (read === "") throw new Fault("payment-unreachable", described(answer));
  return read === "SUCCESS";
};

interface Deps extends PayPalDeps {
  readonly webhookId: string;
}

export const paypalWebhook = ({ webhookId, ...deps }: Deps) => {
  const { ask, end } = payPalAsk(deps);
  return {
    read: async (
      rawBody: string,
      headers: Headers,
    ): Promise<PaymentEvent | "unverified" | "ignored"> => {
      const event = parsed(rawBody);
      const signature = signatureOf(headers);
      if (!event || !signature) return "unverified";
      if (!isPossible(signature, deps.api, deps.clock.now())) return "unverified";
      const body = postBack(signature, webhookId, rawBody);
      const path = "/v1/notifications/verify-webhook-signature";
      const answer = await ask({ method: "POST", path, body }, end());
      return isVerified(answer) ? readEvent(event) : "unverified";
    },
  };
};
