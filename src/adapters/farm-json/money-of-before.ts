import type { Money, Movement, MovementKind, WayMoved } from "#core/money/movement.ts";
import type { Order } from "#core/orders/order.ts";
import { hasLogged, type OrderLogKind } from "#core/orders/order-log.ts";
import { type HowPaid, isPaidAtOnce, WAY_OF_HOW } from "#core/orders/paid-by-hand.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import { wayOf } from "#core/payments/money-of-news.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

interface PartOfBefore {
  readonly id: string;
  readonly amount: Pence;
  readonly at: string;
  readonly wish?: string;
  readonly reason?: string;
}

/** What an order said of its money before there were movements; `captured` if not the total. */
export interface MoneyOfBefore {
  readonly captured?: Pence;
  readonly returned?: Pence;
  readonly parts?: readonly PartOfBefore[];
  readonly fee?: Pence;
  readonly paid?: { readonly how: HowPaid; readonly at?: string };
}

type Told = MoneyOfBefore &
  Pick<Order, "date" | "status" | "total" | "log" | "captureId" | "paymentMethod">;

const dayIn = (instant: string): Day => dayOf(instant) ?? "";

const loggedAt = ({ log = [] }: Told, ...kinds: readonly OrderLogKind[]): string | undefined =>
  log.find(({ kind }) => kinds.includes(kind))?.at;

const isPaidByHand = ({ how, at }: NonNullable<Told["paid"]>): boolean =>
  at !== undefined || isPaidAtOnce(how);

const hasLeft = ({ status }: Told): boolean => status === "Refunded";

const hasCome = (order: Told): boolean => {
  if (order.paid) return isPaidByHand(order.paid);
  return (
    hasMoney(order) || hasLeft(order) || hasLogged(order, "paid") || hasLogged(order, "reversed")
  );
};

const leftAt = (order: Told): string | undefined =>
  loggedAt(order, "refunded", "reversed", "cancelled-by-hand");

/** Money that was expected and never came counts as come and gone at once. */
const cameAt = (order: Told): string => {
  const waited = hasLogged(order, "checked") ? leftAt(order) : undefined;
  return order.paid?.at ?? loggedAt(order, "paid") ?? waited ?? order.date;
};

const isHere = (order: Told): boolean =>
  (order.paid ? isPaidByHand(order.paid) : hasMoney(order)) && !hasLogged(order, "reversed");

const wayThen = (order: Told): WayMoved => (order.paid ? WAY_OF_HOW[order.paid.how] : wayOf(order));

const backOf = ({ id, amount, at, wish, reason }: PartOfBefore): Partial<Movement> => ({
  amount: -amount,
  day: dayIn(at),
  at,
  ...(id && { provider: id }),
  ...(wish && { wish }),
  ...(reason && { reason }),
});

const amountOf = ({ amount }: { readonly amount: Pence }): Pence => amount;

const someAt = (at: string, amount: Pence): readonly Partial<Movement>[] =>
  amount === 0 ? [] : [{ amount, day: dayIn(at), at }];

/** The parts, and what else went back before and after them. */
const backIn = (order: Told, came: Pence, end: Pence): readonly Partial<Movement>[] => {
  const { returned = 0, parts: all = [], date } = order;
  const left = leftAt(order);
  const parts = all.filter(({ at }) => left === undefined || end !== 0 || at <= left);
  const unlisted = Math.max(0, returned - sumOf(all, amountOf));
  const rest = end - came + sumOf(parts, amountOf) + unlisted;
  const seen = loggedAt(order, "partly-refunded") ?? left ?? date;
  return [...someAt(seen, -unlisted), ...parts.map(backOf), ...someAt(left ?? seen, rest)];
};

const saleIn = (order: Told, came: Pence): Movement => {
  const at = cameAt(order);
  const { fee, captureId } = order;
  const sale: Movement = { kind: "sale", amount: came, day: dayIn(at), at, how: wayThen(order) };
  if (fee === undefined && !captureId) return sale;
  return {
    ...sale,
    ...(fee !== undefined && { fee }),
    ...(captureId && { provider: captureId }),
  };
};

/** Says nothing of its money, as most orders do. */
const isPlain = ({ log, paid, captured, returned, parts = [] }: Told): boolean =>
  (log ?? paid ?? captured ?? returned) === undefined && parts.length === 0;

const movementsIn = (order: Told): Money => {
  const { captured, returned = 0, total } = order;
  const came = captured ?? total;
  const sale = saleIn(order, came);
  const back = backIn(order, came, isHere(order) ? came - returned : 0);
  const kind: MovementKind = hasLogged(order, "reversed") ? "dispute" : "refund";
  const { day, how } = sale;
  const movements = back.map(
    (one): Movement => ({ kind: one.wish ? "refund" : kind, amount: 0, day, at: "", how, ...one }),
  );
  return [sale, ...movements].filter(({ amount }) => amount !== 0);
};

/** An order of before, as movements. */
export const moneyOfBefore = (order: Told): Money => {
  if (isPlain(order) && hasMoney(order))
    return order.total === 0 ? [] : [saleIn(order, order.total)];
  return hasCome(order) ? movementsIn(order) : [];
};

/** A record without movements, as a database of before holds it: in pence. */
export const orderOfBefore = (record: Order): Order => {
  const { captured, returned, parts, fee, paid, ...order } = record as Order & MoneyOfBefore;
  const said = { captured, returned, parts, fee, paid } as MoneyOfBefore;
  return {
    ...order,
    ...(paid && { paid: { how: paid.how } }),
    money: moneyOfBefore({ ...order, ...said }),
  };
};
