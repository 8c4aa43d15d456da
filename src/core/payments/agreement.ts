import {
  type AgreementEvent,
  type AgreementState,
  isSettled,
  nextState,
} from "#core/payments/agreement-state.ts";
import type { PaymentMethod } from "#core/payments/payment.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { addHours, instantOf } from "#core/shared/day.ts";

/** What a payment was opened for: it is what is paid, whatever changes meanwhile. */
export interface Agreement {
  /** The provider's order id, which becomes the order's. */
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly purchase: Purchase;
  /** What the buyer says to the farm; may be empty. */
  readonly note: string;
  /** ISO 8601 instant. */
  readonly openedAt: string;
  readonly state: AgreementState;
  /** The given name of who paid it, where the provider told one. */
  readonly paidBy?: string;
}

export const MOST_NOTE_LETTERS = 200;

const MINUTE_MS = 60_000;

/** For so long an agreement stands at its prices. */
const STANDS_FOR_MS = 15 * MINUTE_MS;

/** So long is known what was never taken. */
const KEPT_FOR_HOURS = 24;

const age = ({ openedAt }: Agreement, now: string): number =>
  (instantOf(now) ?? 0) - (instantOf(openedAt) ?? 0);

/** The agreement after an event; null where that can't happen to it. */
export const moved = (agreement: Agreement, event: AgreementEvent): Agreement | null => {
  const state = nextState(agreement.state, event);
  return state && { ...agreement, state };
};

/**
 * Whether its quarter of an hour is over, at the prices and with the eggs of which it stood. One that was opened
 * by a clock that was far ahead would stand until then.
 */
export const isOverdue = (agreement: Agreement, now: string): boolean =>
  Math.abs(age(agreement, now)) > STANDS_FOR_MS;

/** The agreement as the time has left it: one that nobody took in a quarter of an hour is expired. */
export const agedBy = (agreement: Agreement, now: string): Agreement =>
  isOverdue(agreement, now) ? (moved(agreement, "expire") ?? agreement) : agreement;

/** What was opened before this instant is forgotten, unless nobody knows whether it was paid. */
export const forgottenBefore = (now: string): string => addHours(now, -KEPT_FOR_HOURS);

/** Whether nobody wonders any more what became of it. */
export const isForgettable = ({ state }: Agreement): boolean => state !== "capturing";

/** Whether it counts as forgotten, although it may not be removed yet. */
export const isForgotten = (agreement: Agreement, now: string): boolean =>
  isForgettable(agreement) &&
  !isSettled(agreement.state) &&
  age(agreement, now) > KEPT_FOR_HOURS * 60 * MINUTE_MS;
