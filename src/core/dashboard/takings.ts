import { moneyIn } from "#core/orders/money-by-day.ts";
import type { Order } from "#core/orders/order.ts";
import { type HowPaid, isAtGate } from "#core/orders/paid-by-hand.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

/** "other" is by hand, neither in cash nor by card; "gate" is any sale there. */
export const WAYS_PAID = ["online", "practice", "cash", "card", "gate", "other"] as const;

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
  if (order.paid) return BY_HAND[order.paid.how];
  return order.paymentMethod === "practice" ? "practice" : "online";
};

export const takingsOf = (orders: readonly Order[], from: Day, until: Day): Takings => {
  const by = (way: WayPaid): Pence =>
    sumOf(
      orders.filter((order) => wayOf(order) === way),
      (order) => moneyIn(order, from, addDays(until, -1)),
    );
  return Object.fromEntries(WAYS_PAID.map((way) => [way, by(way)])) as Takings;
};

export const sumOfTakings = (takings: Takings): Pence => sumOf(WAYS_PAID, (way) => takings[way]);
