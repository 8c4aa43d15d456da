import * as v from "valibot";
import {
  AGREEMENT_STATES,
  type AgreementEvent,
  isSettled,
  isUnderWay,
  nextState,
} from "#core/payments/agreement-state.ts";
import { Purchase } from "#core/payments/purchase.ts";
import { TypedDetails } from "#core/payments/typed-details.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { instantOf } from "#core/shared/day.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";

/**
 * The agreed price is paid, whatever changes meanwhile. `orderId` is the provider's, before that
 * the shop's own `reference`. `openedFrom` is the buyer's address, `payee` receives the money,
 * `paidBy` is a given name. Instants are ISO 8601.
 */
export const Agreement = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  reference: v.string(),
  method: v.string(),
  purchase: Purchase,
  note: v.string(),
  addTo: v.exactOptional(v.string()),
  typed: v.exactOptional(TypedDetails),
  openedAt: v.string(),
  openedFrom: v.exactOptional(v.string()),
  state: v.picklist(AGREEMENT_STATES),
  declines: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  capturedAt: v.exactOptional(v.string()),
  payee: v.exactOptional(v.string()),
  paidBy: v.exactOptional(v.string()),
});

export type Agreement = Readonly<v.InferOutput<typeof Agreement>>;

const msSince = (instant: string, now: string): number =>
  (instantOf(now) ?? 0) - (instantOf(instant) ?? 0);

export const moved = (agreement: Agreement, event: AgreementEvent): Agreement | null => {
  const state = nextState(agreement.state, event);
  return state && { ...agreement, state };
};

/** The key of a capture stays until the provider has said that it took no money. */
export const captureKey = ({ reference, declines }: Agreement): string =>
  `${reference}-capture-${declines + 1}`;

/** An opening far in the future, by a wrong clock, counts as over too. */
export const isOverdue = ({ openedAt }: Agreement, now: string): boolean =>
  Math.abs(msSince(openedAt, now)) > TIMEOUTS.agreement;

export const renewed = (agreement: Agreement, now: string): Agreement => ({
  ...(moved(agreement, "renew") ?? agreement),
  openedAt: now,
});

export const agedBy = (agreement: Agreement, now: string): Agreement =>
  isOverdue(agreement, now) ? (moved(agreement, "expire") ?? agreement) : agreement;

export const forgottenBefore = (now: string): string =>
  addMinutes(now, -TIMEOUTS.forgotten / 60_000);

/** A capture without an answer is never forgotten, nor an order that waits for its money. */
export const isForgettable = ({ state, purchase }: Agreement): boolean =>
  state !== "capturing" && !(state === "pending" && purchase.lines.length > 0);

export const isForgotten = (agreement: Agreement, now: string): boolean =>
  isForgettable(agreement) &&
  !isSettled(agreement.state) &&
  msSince(agreement.openedAt, now) > TIMEOUTS.forgotten;

export const isToReconcile = ({ state, capturedAt, openedAt }: Agreement, now: string): boolean =>
  isUnderWay(state) && Math.abs(msSince(capturedAt ?? openedAt, now)) > TIMEOUTS.lookedAfter;
