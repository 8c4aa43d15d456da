import type * as v from "valibot";
import {
  lenientCode,
  lenientId,
  lenientObject,
  lenientText,
} from "#adapters/paypal/shared/lenient-object.ts";
import type { MadeRefund } from "#core/orders/refunds-of-order.ts";
import type {
  Capture,
  CaptureState,
  Paid,
  Payer,
  UnsettledRefund,
} from "#core/payments/payment.ts";
import type { Pence } from "#core/shared/money.ts";

export const MoneyDto = lenientObject({ value: lenientText(40), currency_code: lenientCode(3) });

export const PayeeDto = lenientObject({
  merchant_id: lenientText(64),
  email_address: lenientText(254),
});

export const CaptureDto = lenientObject({
  id: lenientId,
  status: lenientText(40),
  amount: MoneyDto,
  custom_id: lenientText(255),
  create_time: lenientText(40),
  update_time: lenientText(40),
  seller_receivable_breakdown: lenientObject({ paypal_fee: MoneyDto }),
});

export const RefundDto = lenientObject({
  id: lenientId,
  status: lenientText(40),
  amount: MoneyDto,
  create_time: lenientText(40),
  update_time: lenientText(40),
});

type CapturedDto = v.InferOutput<typeof CaptureDto>;

const STATES: Readonly<Partial<Record<string, CaptureState>>> = {
  COMPLETED: "completed",
  REFUNDED: "refunded",
  PARTIALLY_REFUNDED: "partly-refunded",
  PENDING: "pending",
  DECLINED: "denied",
  DENIED: "denied",
  FAILED: "denied",
};

const RANKS: Readonly<Partial<Record<CaptureState, number>>> = { pending: 1, denied: 2 };

const POUNDS = /^(\d{1,12})\.(\d\d)$/;

const penceOf = (value: string): Pence | null => {
  const [, whole, rest] = POUNDS.exec(value) ?? [];
  return whole === undefined ? null : Number(`${whole}${rest}`);
};

const stateOf = ({ status }: CapturedDto): CaptureState | undefined => STATES[status];

export const weightiest = (captures: readonly CapturedDto[]): CapturedDto | undefined => {
  const rank = (capture: CapturedDto): number => RANKS[stateOf(capture) ?? "completed"] ?? 0;
  return captures.filter(stateOf).toSorted((one, other) => rank(one) - rank(other))[0];
};

export const payeeOf = (payee: v.InferOutput<typeof PayeeDto>): string | undefined =>
  payee.merchant_id || payee.email_address || undefined;

export const penceIn = ({ currency_code, value }: v.InferOutput<typeof MoneyDto>): Pence | null =>
  currency_code === "GBP" ? penceOf(value) : null;

const feeOf = ({ seller_receivable_breakdown: { paypal_fee } }: CapturedDto): Pence | null =>
  penceIn(paypal_fee);

type Refunds = readonly v.InferOutput<typeof RefundDto>[];

const UNSETTLED: Readonly<Partial<Record<string, UnsettledRefund["state"]>>> = {
  PENDING: "pending",
  FAILED: "failed",
  CANCELLED: "failed",
};

export const unsettledOf = (refunds: Refunds): readonly UnsettledRefund[] =>
  refunds.flatMap(({ id, status }) => {
    const state = UNSETTLED[status];
    return id !== null && state ? [{ id, state }] : [];
  });

interface Times {
  readonly status: string;
  readonly create_time: string;
  readonly update_time: string;
}

/** Money that was pending moves when it is completed, and not when it was asked for. */
const madeAt = ({ status, create_time, update_time }: Times): string =>
  (status === "COMPLETED" && update_time) || create_time;

export const refundsOf = (refunds: Refunds): readonly MadeRefund[] =>
  refunds
    .filter(({ status }) => status === "COMPLETED")
    .map((refund) => {
      const at = madeAt(refund);
      const { id, amount } = refund;
      return { id: id ?? "", amount: penceOf(amount.value) ?? 0, ...(at && { at }) };
    });

interface Deps {
  readonly payer: Payer;
  readonly payee: string | undefined;
  readonly refunds: readonly MadeRefund[];
  readonly unsettled: readonly UnsettledRefund[];
  readonly reference: string;
}

const paidOf = (capture: CapturedDto, { reference: ofUnit, payee }: Deps): Paid => {
  const reference = capture.custom_id || ofUnit;
  return {
    amount: penceOf(capture.amount.value),
    currency: capture.amount.currency_code,
    ...(reference && { reference }),
    ...(payee && { payee }),
  };
};

const OF_REFUNDS: readonly CaptureState[] = ["refunded", "partly-refunded"];

/** PayPal counts a refund that is pending: its money is still here. */
const withoutPending = (state: CaptureState, { refunds, unsettled }: Deps): CaptureState => {
  const isPending = unsettled.some((one) => one.state === "pending");
  if (!isPending || !OF_REFUNDS.includes(state)) return state;
  return refunds.length > 0 ? "partly-refunded" : "completed";
};

export const captureOf = (capture: CapturedDto, deps: Deps): Capture => {
  const fee = feeOf(capture);
  const state = stateOf(capture) ?? "pending";
  const at = madeAt(capture);
  return {
    state: withoutPending(state, deps),
    payer: deps.payer,
    ...(capture.id !== null && { captureId: capture.id }),
    ...(at && { at }),
    ...(fee !== null && { fee }),
    ...(deps.refunds.length > 0 && { refunds: deps.refunds }),
    ...(deps.unsettled.length > 0 && { unsettled: deps.unsettled }),
    paid: paidOf(capture, deps),
  };
};
