import * as v from "valibot";
import { type Answer, described } from "#adapters/paypal/server/answer.ts";
import type { PayPalAsk } from "#adapters/paypal/server/ask.ts";
import { isInProgress } from "#adapters/paypal/server/tries.ts";
import { lenientObject, lenientText } from "#adapters/paypal/shared/lenient-object.ts";
import { Fault, type FaultCode } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

const RefundResponseDto = lenientObject({ status: lenientText(40) });

const OUTCOMES: Readonly<Partial<Record<string, FaultCode | "paid back">>> = {
  COMPLETED: "paid back",
  PENDING: "paid back",
  FAILED: "payment-refused",
  CANCELLED: "payment-refused",
};

const UNAUTHORIZED = 401;

/** Only a refusal in PayPal's words, and of this refund, says that no money moved. */
const outcomeOf = (answer: Answer): FaultCode | "paid back" => {
  if (answer.kind === "done")
    return OUTCOMES[v.parse(RefundResponseDto, answer.body).status] ?? "payment-doubtful";
  if (answer.kind === "lost" || isInProgress(answer)) return "payment-doubtful";
  if (answer.issues.includes("CAPTURE_FULLY_REFUNDED")) return "paid back";
  return answer.issues.length > 0 && answer.status !== UNAUTHORIZED
    ? "payment-refused"
    : "payment-doubtful";
};

/** Without an amount PayPal refunds all that is left. It knows an idempotency key for 45 days. */
export const refundOf =
  ({ ask, end }: PayPalAsk): PaymentGateway["refund"] =>
  async (captureId, { key }) => {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
    const answer = await ask({ method: "POST", path, body: "{}", key }, end());
    const outcome = outcomeOf(answer);
    if (outcome !== "paid back") throw new Fault(outcome, described(answer));
  };
