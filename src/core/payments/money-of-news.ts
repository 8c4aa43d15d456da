import type { Movement, WayMoved } from "#core/money/movement.ts";
import { isDisputed } from "#core/orders/dispute.ts";
import type { Order } from "#core/orders/order.ts";
import { isPaid, leftAtProvider, moneyAtProvider, moved } from "#core/orders/order-money.ts";
import { type MadeRefund, refundsElsewhere } from "#core/orders/refunds-of-order.ts";
import type { Capture } from "#core/payments/payment.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";

export const CURRENCY = "GBP";

export const wayOf = ({ paymentMethod }: Pick<Order, "paymentMethod">): WayMoved =>
  paymentMethod === "practice" ? "practice" : "paypal";

const amountOf = ({ total }: Order, { paid }: Capture): Pence =>
  paid?.currency === CURRENCY && paid.amount !== null ? paid.amount : total;

interface Told {
  readonly at?: string | undefined;
  /** Before this instant it can't have been. */
  readonly since: string;
  readonly now: string;
}

/** London's day of what the provider did when it says, else of now. */
export const dayTold = ({ at = "", since, now }: Told): Day => {
  const [day, first, today] = [dayOf(at), dayOf(since) ?? "", todayAt(now)];
  return day !== null && day >= first && day <= today ? day : today;
};

/** Money comes once, however often it is told. `since`: when its payment was opened. */
export const withSale = (order: Order, capture: Capture, since: string, now: string): Order => {
  const { captureId, fee } = capture;
  const sale: Movement = {
    kind: "sale",
    amount: amountOf(order, capture),
    day: dayTold({ at: capture.at, since, now }),
    at: now,
    how: wayOf(order),
    ...(fee !== undefined && { fee }),
    ...(captureId && { provider: captureId }),
  };
  return isPaid(order) ? order : moved(order, sale);
};

export const refundOf = (order: Order, { id, amount, at }: MadeRefund, now: string): Movement => ({
  kind: "refund",
  amount: -amount,
  day: dayTold({ at, since: order.money[0]?.day ?? "", now }),
  at: now,
  how: wayOf(order),
  ...(id && { provider: id }),
});

/** Nothing of it is left there. The provider knows the last refund: a part may have been paid back elsewhere. */
export const withRest = (order: Order, { repaid, refunds = [] }: Capture, now: string): Order => {
  const known = repaid ? [repaid] : refundsElsewhere(order, refunds);
  const rest = moneyAtProvider(order) - sumOf(known, ({ amount }) => amount);
  const made = [{ id: "", amount: Math.max(0, rest) }, ...known];
  const movements = made
    .filter(({ amount }) => amount !== 0)
    .map((one) => refundOf(order, one, now));
  return moved(order, ...movements);
};

export const takenBack = (order: Order, now: string): Order => {
  const amount = 0 - moneyAtProvider(order);
  const movement = { kind: "dispute", amount, day: todayAt(now), at: now } as const;
  return amount === 0 ? order : moved(order, { ...movement, how: wayOf(order) });
};

/** What a case took, or holds, is told as a refund too. */
export const isKnownRefund = (order: Order, { refunds, repaid }: Capture): boolean =>
  refundsElsewhere(order, refunds ?? []).length === 0 &&
  ((refunds !== undefined && leftAtProvider(order) === 0) ||
    (isDisputed(order) && repaid === undefined));
