import type { Order } from "#core/orders/order.ts";
import { hasLogged, type OrderLogKind } from "#core/orders/order-log.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { isByHand, isUnpaid } from "#core/orders/paid-by-hand.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

/** Below 0 for money that went back. The day is empty where it is unknown. */
export interface Movement {
  readonly day: Day;
  readonly amount: Pence;
}

const dayIn = (instant: string): Day => dayOf(instant) ?? "";

const loggedAt = ({ log = [] }: Order, ...kinds: readonly OrderLogKind[]): string | undefined =>
  log.find(({ kind }) => kinds.includes(kind))?.at;

const hasLeft = ({ status }: Order): boolean => status === "Refunded";

const hasCome = (order: Order): boolean => {
  if (isByHand(order)) return !isUnpaid(order);
  return (
    hasMoney(order) || hasLeft(order) || hasLogged(order, "paid") || hasLogged(order, "reversed")
  );
};

const leftAt = (order: Order): string | undefined =>
  loggedAt(order, "refunded", "reversed", "cancelled-by-hand");

/** Money that was expected and never came counts as come and gone at once. */
const cameAt = (order: Order): string => {
  const { date, paid } = order;
  const known = paid?.at ?? loggedAt(order, "paid");
  const waited = hasLogged(order, "checked") ? leftAt(order) : undefined;
  return known ?? waited ?? date;
};

/** Adds up to `moneyOf`. A past day keeps its sum, whatever moves later. */
export const moneyByDay = (order: Order): readonly Movement[] => {
  if (!hasCome(order)) return [];
  const { captured, total, parts = [], date } = order;
  const left = leftAt(order);
  const came = { day: dayIn(cameAt(order)), amount: captured ?? total };
  const back = parts
    .filter(({ at }) => left === undefined || moneyOf(order) !== 0 || at <= left)
    .map(({ amount, at }) => ({ day: dayIn(at), amount: -amount }));
  const moved = [came, ...back];
  const rest = moneyOf(order) - sumOf(moved, ({ amount }) => amount);
  const lastDay = dayIn(left ?? loggedAt(order, "partly-refunded") ?? date);
  return [...moved, { day: lastDay, amount: rest }].filter(({ amount }) => amount !== 0);
};

export const moneyIn = (order: Order, first: Day, last: Day): Pence =>
  sumOf(
    moneyByDay(order).filter(({ day }) => day >= first && day <= last),
    ({ amount }) => amount,
  );
