import {
  balanceOf,
  feesIn,
  givenBackIn,
  isByProvider,
  type Movement,
  paidIn,
} from "#core/money/movement.ts";
import type { Order } from "#core/orders/order.ts";
import { howToPay } from "#core/orders/paid-by-hand.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

type OfMoney = Pick<Order, "money">;

export const moved = <Moved extends OfMoney>(
  order: Moved,
  ...movements: readonly Movement[]
): Moved => ({ ...order, money: [...order.money, ...movements] });

/** In pence, what of its money is here. */
export const moneyOf = ({ money }: OfMoney): Pence => balanceOf(money);

/** In pence, what can be given back: none where a dispute and refunds took more than was paid. */
export const leftOf = (order: OfMoney): Pence => Math.max(0, moneyOf(order));

const ofPayment = ({ money }: OfMoney, payment: string | undefined): OfMoney => ({
  money: money.filter(({ of }) => of === payment),
});

/**
 * In pence, what of its money is the provider's to take or give back: not what was paid in cash, say.
 * `payment`: one by which packs were added; absent for the order's own.
 */
export const moneyAtProvider = (order: OfMoney, payment?: string): Pence => {
  const own = ofPayment(order, payment);
  return Math.min(moneyOf(own), balanceOf(own.money.filter(isByProvider)));
};

export const leftAtProvider = (order: OfMoney, payment?: string): Pence =>
  Math.max(0, moneyAtProvider(order, payment));

type WithAdditions = OfMoney & Pick<Order, "added">;

const paymentsOf = ({ added = [] }: WithAdditions): readonly (string | undefined)[] => [
  undefined,
  ...added.map(({ payment }) => payment),
];

/** In pence, the most that the provider can give back at once: what is left of one of its payments. */
export const mostAtOnce = (order: WithAdditions): Pence =>
  Math.max(...paymentsOf(order).map((payment) => leftAtProvider(order, payment)));

/** The payment that so much can be given back of; undefined for the order's own. */
export const paymentFor = (order: WithAdditions, amount: Pence): string | undefined =>
  paymentsOf(order).find((payment) => leftAtProvider(order, payment) >= amount);

export const paidOf = ({ money }: OfMoney): Pence => paidIn(money);

/** In pence, what was paid, less what came back because it was more than the order costs. */
export const paidTowards = ({ money }: OfMoney): Pence =>
  paidIn(money) - sumOf(money, ({ overpaid = 0 }) => overpaid);

export const givenBackOf = ({ money }: OfMoney): Pence => givenBackIn(money);

/** Null where the provider told none. */
export const feeOf = ({ money }: OfMoney): Pence | null =>
  money.some(({ fee }) => fee !== undefined) ? feesIn(money) : null;

/** In pence, what moved from a day to another, both included. */
export const moneyIn = ({ money }: OfMoney, first: Day, last: Day): Pence =>
  balanceOf(money.filter(({ day }) => day >= first && day <= last));

export const daysOfMoney = ({ money }: OfMoney): readonly Day[] => [
  ...new Set(money.map(({ day }) => day)),
];

/** In pence, what the farm charges less than its packs cost. */
export const giftOf = ({ items, total }: Pick<Order, "items" | "total">): Pence =>
  Math.max(0, sumOf(items, ({ price, quantity }) => price * quantity) - total);

type ByHand = Pick<Order, "money" | "paid" | "rest" | "status" | "total">;

export const isUnpaid = (order: ByHand): boolean =>
  howToPay(order) !== undefined && paidTowards(order) < order.total;

/** It was paid, whatever has become of its money. */
export const isPaid = ({ money }: OfMoney): boolean => paidIn(money) > 0;

export const owedOf = (order: ByHand): Pence =>
  isUnpaid(order) && hasMoney(order) ? order.total - paidTowards(order) : 0;

export const isOwed = (order: ByHand): boolean => owedOf(order) > 0;

/** An order on account is paid another time. */
export const dueAtHandOver = (order: ByHand): Pence =>
  howToPay(order) === "hand-over" ? owedOf(order) : 0;
