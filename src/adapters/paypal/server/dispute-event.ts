// Disputes v1: the resource of the events CUSTOMER.DISPUTE.CREATED, .UPDATED and .RESOLVED.
import * as v from "valibot";
import { MoneyDto, penceIn } from "#adapters/paypal/server/capture-dto.ts";
import { lenientId, lenientObject, lenientText } from "#adapters/paypal/shared/lenient-object.ts";
import type { DisputeReason, DisputeState } from "#core/orders/dispute.ts";
import type { PaymentEvent } from "#core/payments/receive-webhook.ts";
import { dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

const MovementDto = lenientObject({
  affected_party: lenientText(255),
  type: lenientText(255),
  amount: MoneyDto,
});

const DisputeDto = lenientObject({
  dispute_id: lenientId,
  create_time: lenientText(64),
  update_time: lenientText(64),
  reason: lenientText(255),
  status: lenientText(255),
  seller_response_due_date: lenientText(64),
  dispute_amount: MoneyDto,
  dispute_outcome: lenientObject({ outcome_code: lenientText(255), amount_refunded: MoneyDto }),
  money_movements: v.fallback(v.array(MovementDto), []),
  disputed_transactions: v.fallback(
    v.array(lenientObject({ seller_transaction_id: lenientId })),
    [],
  ),
});

type Told = v.InferOutput<typeof DisputeDto>;

const EventDto = lenientObject({
  event_type: lenientText(100),
  create_time: lenientText(64),
  resource: DisputeDto,
});

const OF_DISPUTES = /^CUSTOMER\.DISPUTE\.(?:CREATED|UPDATED|RESOLVED)$/;

const REASONS: Readonly<Partial<Record<string, DisputeReason>>> = {
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: "not-received",
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: "not-as-described",
  UNAUTHORISED: "unauthorised",
  CREDIT_NOT_PROCESSED: "refund-missing",
  DUPLICATE_TRANSACTION: "paid-twice",
  PAYMENT_BY_OTHER_MEANS: "paid-twice",
  INCORRECT_AMOUNT: "wrong-amount",
};

const LOST: readonly string[] = ["RESOLVED_BUYER_FAVOUR", "ACCEPTED"];

const stateOf = ({ status, dispute_outcome }: Told): DisputeState => {
  if (status !== "RESOLVED") return "open";
  return LOST.includes(dispute_outcome.outcome_code) ? "lost" : "won";
};

/** What of the farm's money is away, where PayPal lists what moved. */
const moved = ({ money_movements: all }: Told): Pence | null => {
  const own = all.filter(({ affected_party: party }) => party === "SELLER");
  if (own.length === 0) return null;
  return sumOf(own, ({ type, amount }) => (type === "DEBIT" ? 1 : -1) * (penceIn(amount) ?? 0));
};

const awayOf = (told: Told, state: DisputeState): Pence | null => {
  const { dispute_amount: asked, dispute_outcome: outcome } = told;
  const decided = state === "lost" ? penceIn(outcome.amount_refunded) : null;
  return decided ?? moved(told) ?? penceIn(asked);
};

/** Null for an event of another kind, or of no payment that it names. */
export const readDispute = (body: unknown): PaymentEvent | null => {
  const { event_type, create_time, resource: told } = v.parse(EventDto, body);
  const captureId = told.disputed_transactions[0]?.seller_transaction_id ?? null;
  if (!OF_DISPUTES.test(event_type) || told.dispute_id === null || captureId === null) return null;
  const state = stateOf(told);
  return {
    orderId: null,
    captureId,
    isReversal: false,
    dispute: {
      id: told.dispute_id,
      state,
      reason: REASONS[told.reason] ?? "other",
      answerBy: dayOf(told.seller_response_due_date) ?? "",
      away: awayOf(told, state),
      at: told.update_time || told.create_time || create_time,
    },
  };
};
