import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { type HowPaid, isAtGate } from "#core/orders/paid-by-hand.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

/**
 * "online" is by a payment provider; "other" of orders by hand is neither in cash nor by card. What is sold at the gate
 * is told apart, however it is paid.
 */
export const WAYS_PAID = ["online", "cash", "card", "gate", "other"] as const;

export type WayPaid = (typeof WAYS_PAID)[number];

export type Takings = Readonly<Record<WayPaid, Pence>>;

const BY_HAND: Readonly<Record<HowPaid, WayPaid>> = {
  cash: "cash",
  card: "card",
  "hand-over": "other",
  account: "other",
};

const wayOf = (order: Order): WayPaid => {
  if (isAtGate(order)) return "gate";
  return order.paid ? BY_HAND[order.paid.how] : "online";
};

/** Money by hand is taken when it comes, any other with its order. */
const takenOn = ({ date, paid }: Order): Day => dayOf(paid?.at ?? date) ?? "";

/** What these orders brought from a day on, until before another. */
export const takingsOf = (orders: readonly Order[], from: Day, until: Day): Takings => {
  const taken = orders.filter((order) => takenOn(order) >= from && takenOn(order) < until);
  const by = (way: WayPaid): Pence =>
    sumOf(
      taken.filter((order) => wayOf(order) === way),
      moneyOf,
    );
  return Object.fromEntries(WAYS_PAID.map((way) => [way, by(way)])) as Takings;
};

export const sumOfTakings = (takings: Takings): Pence => sumOf(WAYS_PAID, (way) => takings[way]);

/** Each once: an order by hand may have been placed and paid lately. */
export const takenLately = (
  placed: readonly Order[],
  paidByHand: readonly Order[],
): readonly Order[] => [...placed.filter(({ paid }) => paid?.at === undefined), ...paidByHand];
