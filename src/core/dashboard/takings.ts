import type { Order } from "#core/orders/order.ts";
import { isAtGate } from "#core/orders/paid-by-hand.ts";
import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

/** "gate" is any sale there. */
export const WAYS_PAID = ["paypal", "practice", "cash", "card", "gate", "bank"] as const;

export type WayPaid = (typeof WAYS_PAID)[number];

export type Takings = Readonly<Record<WayPaid, Pence>>;

export const takingsOf = (orders: readonly Order[], from: Day, until: Day): Takings => {
  const movements = orders.flatMap((order) =>
    order.money
      .filter(({ day }) => day >= from && day < until)
      .map(({ how, amount }) => ({ way: isAtGate(order) ? "gate" : how, amount })),
  );
  const by = (way: WayPaid): Pence =>
    sumOf(
      movements.filter((one) => one.way === way),
      ({ amount }) => amount,
    );
  return Object.fromEntries(WAYS_PAID.map((way) => [way, by(way)])) as Takings;
};

export const sumOfTakings = (takings: Takings): Pence => sumOf(WAYS_PAID, (way) => takings[way]);
