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

/** What a payment was opened for: it is what is paid, whatever changes meanwhile. Instants are ISO 8601. */
export interface Agreement {
  /** The provider's order id, which becomes the order's; the reference until the provider has named one. */
  readonly orderId: string;
  /** The shop's own name of it, which the provider is told. */
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly purchase: Purchase;
  /** What the buyer says to the farm; may be empty. */
  readonly note: string;
  /** When it was opened or renewed. */
  readonly openedAt: string;
  /** The buyer's address, where the shop knows it: shares of held eggs are reckoned by it. */
  readonly openedFrom?: string;
  readonly state: AgreementState;
  /** How often the provider said that it took no money. */
  readonly declines: number;
  /** When its last capture began. */
  readonly capturedAt?: string;
  /** Who is to receive the money, in the provider's words. */
  readonly payee?: string;
  /** The given name of who paid it. */
  readonly paidBy?: string;
}

const msSince = (instant: string, now: string): number =>
  (instantOf(now) ?? 0) - (instantOf(instant) ?? 0);

/** The agreement after an event; null where that can't happen to it. */
export const moved = (agreement: Agreement, event: AgreementEvent): Agreement | null => {
  const state = nextState(agreement.state, event);
  return state && { ...agreement, state };
};

/** The idempotency key of a capture: the same until the provider has said that it took no money. */
export const captureKey = ({ reference, declines }: Agreement): string =>
  `${reference}-capture-${declines + 1}`;

/** Whether its quarter of an hour is over. An instant far ahead, of a wrong clock, counts as over too. */
export const isOverdue = ({ openedAt }: Agreement, now: string): boolean =>
  Math.abs(msSince(openedAt, now)) > PATIENCE.agreement;

/** The agreement standing again from now on, at the same prices. */
export const renewed = (agreement: Agreement, now: string): Agreement => ({
  ...(moved(agreement, "renew") ?? agreement),
  openedAt: now,
});

/** The agreement as the time has left it: expired where it was not captured in its quarter of an hour. */
export const agedBy = (agreement: Agreement, now: string): Agreement =>
  isOverdue(agreement, now) ? (moved(agreement, "expire") ?? agreement) : agreement;

/** Agreements opened before this instant are forgotten, if they are forgettable. */
export const forgottenBefore = (now: string): string =>
  addMinutes(now, -PATIENCE.forgotten / 60_000);

/** A capture without an answer, and an order that waits for its money, are never forgotten. */
export const isForgettable = ({ state, purchase }: Agreement): boolean =>
  state !== "capturing" && !(state === "pending" && purchase.lines.length > 0);

/** Whether it counts as forgotten, although it may not be removed yet. */
export const isForgotten = (agreement: Agreement, now: string): boolean =>
  isForgettable(agreement) &&
  !isSettled(agreement.state) &&
  msSince(agreement.openedAt, now) > PATIENCE.forgotten;

/** Whether the provider is to be asked about it: a page that still pays would have said something by now. */
export const isToReconcile = ({ state, capturedAt, openedAt }: Agreement, now: string): boolean =>
  isUnderWay(state) && Math.abs(msSince(capturedAt ?? openedAt, now)) > PATIENCE.lookedAfter;
