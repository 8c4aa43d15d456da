import type { PaymentMethod } from "#core/orders/order.ts";
import {
  type AgreementEvent,
  type AgreementState,
  isSettled,
  isUnderWay,
  nextState,
} from "#core/payments/agreement-state.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { instantOf } from "#core/shared/day.ts";
import { PATIENCE } from "#core/shared/patience.ts";

/** What a payment was opened for: it is what is paid, whatever changes meanwhile. */
export interface Agreement {
  /** The provider's order id, which becomes the order's; its reference until the provider has told one. */
  readonly orderId: string;
  /** What the provider is told that it is for. */
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly purchase: Purchase;
  /** What the buyer says to the farm; may be empty. */
  readonly note: string;
  /** When it was opened, or began to stand again, as an ISO 8601 instant. */
  readonly openedAt: string;
  /** What tells apart from where it was opened; absent where nothing does. */
  readonly openedFrom?: string;
  readonly state: AgreementState;
  /** How often the provider said that it took no money: the next attempt is another one. */
  readonly declines: number;
  /** When its money was last begun to be taken, as an ISO 8601 instant. */
  readonly capturedAt?: string;
  /** Who is to receive the money, where the provider told. */
  readonly payee?: string;
  /** The given name of who paid it, where the provider told one. */
  readonly paidBy?: string;
}

const msSince = (instant: string, now: string): number =>
  (instantOf(now) ?? 0) - (instantOf(instant) ?? 0);

/** The agreement after an event; null where that can't happen to it. */
export const moved = (agreement: Agreement, event: AgreementEvent): Agreement | null => {
  const state = nextState(agreement.state, event);
  return state && { ...agreement, state };
};

/** What names the attempt to take its money: the same until the provider has said that it took none. */
export const captureKey = ({ reference, declines }: Agreement): string =>
  `${reference}-capture-${declines + 1}`;

/**
 * Whether its quarter of an hour is over, at the prices and with the eggs of which it stood. One that was opened
 * by a clock that was far ahead would stand until then.
 */
export const isOverdue = ({ openedAt }: Agreement, now: string): boolean =>
  Math.abs(msSince(openedAt, now)) > PATIENCE.agreement;

/** The agreement standing again from now on, at the same prices. */
export const renewed = (agreement: Agreement, now: string): Agreement => ({
  ...(moved(agreement, "renew") ?? agreement),
  openedAt: now,
});

/** The agreement as the time has left it: one that nobody took in a quarter of an hour is expired. */
export const agedBy = (agreement: Agreement, now: string): Agreement =>
  isOverdue(agreement, now) ? (moved(agreement, "expire") ?? agreement) : agreement;

/** What was opened before this instant is forgotten, unless nobody knows whether it was paid. */
export const forgottenBefore = (now: string): string =>
  addMinutes(now, -PATIENCE.forgotten / 60_000);

/** Whether nobody wonders any more what became of it. */
export const isForgettable = ({ state, purchase }: Agreement): boolean =>
  state !== "capturing" && !(state === "pending" && purchase.lines.length > 0);

/** Whether it counts as forgotten, although it may not be removed yet. */
export const isForgotten = (agreement: Agreement, now: string): boolean =>
  isForgettable(agreement) &&
  !isSettled(agreement.state) &&
  msSince(agreement.openedAt, now) > PATIENCE.forgotten;

const isSince = (instant: string, now: string): boolean =>
  Math.abs(msSince(instant, now)) > PATIENCE.lookedAfter;

/** Whether somebody has to ask the provider what became of it: nobody else may be about to say so. */
export const isToBeLookedAt = (agreement: Agreement, now: string): boolean =>
  isUnderWay(agreement.state) && isSince(agreement.capturedAt ?? agreement.openedAt, now);
