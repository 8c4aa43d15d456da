import { type Cart, changeQuantity, lineKey } from "#core/cart/cart.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { instantOf } from "#core/shared/day.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";

export interface Paid {
  readonly at: string;
  readonly givenName: string;
  readonly isPending: boolean;
  readonly isThanked: boolean;
}

/**
 * Kept for a day after its outcome is known; the shop's agreement has its state. `packs` and `note`
 * leave the basket when it is paid. `heartbeat` is the last sign of life of the page that captures
 * it, null without one. Instants are ISO 8601; `openedAt` is empty where unknown.
 */
export interface OwnPayment {
  readonly orderId: string;
  readonly packs: readonly WantedPacks[];
  readonly note: string;
  readonly heartbeat: string | null;
  readonly openedAt: string;
  readonly paid: Paid | null;
  /** Another payment has bought the same packs since it was opened. */
  readonly isOvertaken: boolean;
}

export const MOST_KEPT = 100;

const msSince = (instant: string, now: string): number =>
  (instantOf(now) ?? 0) - (instantOf(instant) ?? 0);

/** The page that captured it has died: the money may have moved. */
export const isDoubtful = ({ heartbeat, paid }: OwnPayment, now: string): boolean =>
  paid === null && heartbeat !== null && msSince(heartbeat, now) >= TIMEOUTS.silence;

export const isBeingTaken = (payment: OwnPayment, now: string): boolean =>
  payment.paid === null && payment.heartbeat !== null && !isDoubtful(payment, now);

export const isFresh = ({ openedAt, paid }: OwnPayment, now: string): boolean =>
  paid === null && msSince(openedAt, now) < TIMEOUTS.agreement;

export const isOldNews = ({ paid }: OwnPayment, now: string): boolean =>
  paid !== null && msSince(paid.at, now) >= TIMEOUTS.forgotten;

export const sharesPacks = (one: OwnPayment, other: OwnPayment): boolean =>
  one.orderId !== other.orderId &&
  one.packs.some((packs) => other.packs.some((others) => lineKey(others) === lineKey(packs)));

export const withoutBought = (cart: Cart, bought: readonly WantedPacks[]): Cart =>
  bought.reduce<Cart>((left, { quantity, ...choice }) => {
    const line = left.find((one) => lineKey(one) === lineKey(choice));
    return line ? changeQuantity(left, choice, line.quantity - quantity) : left;
  }, cart);
