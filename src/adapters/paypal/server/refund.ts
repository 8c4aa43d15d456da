import * as v from "valibot";
import { type Answer, described } from "#adapters/paypal/server/answer.ts";
import type { PayPalAsk } from "#adapters/paypal/server/ask.ts";
import { penceIn, RefundDto } from "#adapters/paypal/server/capture-dto.ts";
import { isInProgress } from "#adapters/paypal/server/tries.ts";
import { NO_REASON, type WhyRefused } from "#core/payments/why-refused.ts";
import { formatPounds } from "#core/shared/money.ts";
import { Fault, type FaultCode } from "#ports/fault.ts";
import {
  type PaymentGateway,
  type RefundMade,
  RefundRefused,
  type RefundRequest,
} from "#ports/payment-gateway.ts";

const OUTCOMES: Readonly<Partial<Record<string, FaultCode | "paid back">>> = {
  COMPLETED: "paid back",
  PENDING: "paid back",
  FAILED: "payment-refused",
  CANCELLED: "payment-refused",
};

const UNAUTHORIZED = 401;

/** Only PayPal's own refusal of this refund means that no money moved. */
const outcomeOf = (answer: Answer, isPart: boolean): FaultCode | "paid back" => {
  if (answer.kind === "done")
    return OUTCOMES[v.parse(RefundDto, answer.body).status] ?? "payment-doubtful";
  if (answer.kind === "lost" || isInProgress(answer)) return "payment-doubtful";
  if (answer.issues.includes("CAPTURE_FULLY_REFUNDED") && !isPart) return "paid back";
  return answer.issues.length > 0 && answer.status !== UNAUTHORIZED
    ? "payment-refused"
    : "payment-doubtful";
};

/** Issues of Payments v2, captures.refund-422. */
const REASONS: Readonly<Partial<Record<string, WhyRefused["why"]>>> = {
  REFUND_FAILED_INSUFFICIENT_FUNDS: "account-empty",
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: "account-locked",
  PAYEE_ACCOUNT_RESTRICTED: "account-locked",
  REFUND_TIME_LIMIT_EXCEEDED: "too-old",
  CAPTURE_FULLY_REFUNDED: "paid-back-already",
  REFUND_AMOUNT_EXCEEDED: "paid-back-already",
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: "disputed",
  TRANSACTION_DISPUTED: "disputed",
  PENDING_CAPTURE: "still-pending",
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: "buyer-locked",
};

const reasonOf = (answer: Answer): WhyRefused => {
  if (answer.kind !== "refused") return NO_REASON;
  const known = answer.issues.map((issue) => REASONS[issue]).find((why) => why !== undefined);
  return { why: known ?? "other", words: answer.words };
};

const faultOf = (outcome: FaultCode, answer: Answer): Fault =>
  outcome === "payment-refused"
    ? new RefundRefused(reasonOf(answer), described(answer))
    : new Fault(outcome, described(answer));

const bodyOf = ({ part }: RefundRequest): string =>
  JSON.stringify(
    part
      ? {
          amount: { currency_code: "GBP", value: formatPounds(part.amount) },
          ...(part.reason && { note_to_payer: part.reason }),
        }
      : {},
  );

const madeOf = (answer: Answer): RefundMade | null => {
  if (answer.kind !== "done") return null;
  const { id, amount, create_time: at, status } = v.parse(RefundDto, answer.body);
  const pence = penceIn(amount);
  return {
    id: id ?? "",
    ...(pence !== null && { amount: pence }),
    ...(at && { at }),
    ...(status === "PENDING" && { isPending: true }),
  };
};

/** Without an amount PayPal refunds all that is left. It knows an idempotency key for 45 days. */
export const refundOf =
  ({ ask, end }: PayPalAsk): PaymentGateway["refund"] =>
  async (captureId, request) => {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
    const question = { method: "POST", path, body: bodyOf(request), key: request.key } as const;
    const answer = await ask(question, end());
    const outcome = outcomeOf(answer, request.part !== undefined);
    if (outcome !== "paid back") throw faultOf(outcome, answer);
    return madeOf(answer);
  };
