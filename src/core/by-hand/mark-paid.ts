import type { ShopContext } from "#core/command.ts";
import { type Span, taxYearOf } from "#core/export/tax-year.ts";
import type { Movement } from "#core/money/movement.ts";
import { enteredSince, whoBy } from "#core/money/who.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { isUnpaid, moved, owedOf } from "#core/orders/order-money.ts";
import {
  type HowPaid,
  howToPay,
  isPaidAtOnce,
  lastPaidByHand,
  WAY_OF_HOW,
  withHowToPay,
} from "#core/orders/paid-by-hand.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import { type Day, dayOf, isDay } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

/** `day`: on which the money came, today where none is named. */
export interface PaidMark {
  readonly id: string;
  readonly how: HowPaid;
  readonly isPaid: boolean;
  readonly insteadOf?: HowPaid | undefined;
  readonly day?: Day;
  /** Also where the day is in a tax year that has ended. */
  readonly anyway?: boolean;
}

export type PaidRefusal =
  | { readonly kind: "order-gone" }
  /** None of its money is taken by hand, or it is cancelled, or marked so already. */
  | { readonly kind: "not-to-mark" }
  /** It is none, is still to come, or comes before the order. */
  | { readonly kind: "bad-paid-day" }
  | { readonly kind: "tax-year-over"; readonly year: Span };

const mayCorrect = (order: Order, { how, insteadOf }: PaidMark): boolean =>
  !isUnpaid(order) && howToPay(order) === insteadOf && how !== insteadOf;

const fits = (order: Order, mark: PaidMark): boolean => {
  const isTaken = !isUnpaid(order) && lastPaidByHand(order) !== undefined;
  if (!mark.isPaid) return isTaken && !isPaidAtOnce(mark.how);
  return mark.insteadOf === undefined ? isUnpaid(order) : isTaken && mayCorrect(order, mark);
};

const mayMark = (order: Order, mark: PaidMark): boolean =>
  howToPay(order) !== undefined && hasMoney(order) && fits(order, mark);

/** A tax year that has ended stays as it was: its file may have been sent. */
export const dayOfCorrection = (wrong: Day, today: Day): Day =>
  wrong >= taxYearOf(today).first ? wrong : today;

/** Takes back what was last said to be paid. */
const withdrawn = (order: Order, now: string): Movement => {
  const { amount = 0, day = "", how = "cash" } = lastPaidByHand(order) ?? {};
  const then = dayOfCorrection(day, todayAt(now));
  return { kind: "correction", amount: 0 - amount, day: then, at: now, how };
};

const refusalOfDay = (
  { date }: Order,
  { day, anyway = false }: PaidMark,
  today: Day,
): PaidRefusal | null => {
  if (day === undefined) return null;
  if (!isDay(day) || day > today || day < (dayOf(date) ?? day)) return { kind: "bad-paid-day" };
  const year = taxYearOf(day);
  return year.last < today && !anyway ? { kind: "tax-year-over", year } : null;
};

const paid = (order: Order, { how, day }: PaidMark, now: string): Movement => ({
  kind: "sale",
  amount: owedOf(order),
  day: day ?? todayAt(now),
  at: now,
  how: WAY_OF_HOW[how],
});

/** A correction leaves the day on which the money came. */
const corrected = (order: Order, how: HowPaid, now: string): Order => {
  const wrong = withdrawn(order, now);
  const right: Movement = { ...wrong, amount: -wrong.amount, how: WAY_OF_HOW[how] };
  return logged(withHowToPay(moved(order, wrong, right), how), now, {
    kind: "edited",
    detail: `paid-${how}`,
  });
};

const marked = (order: Order, mark: PaidMark, now: string): Order => {
  const { how, isPaid, insteadOf } = mark;
  if (isPaid && insteadOf !== undefined) return corrected(order, how, now);
  const movement = isPaid ? paid(order, mark, now) : withdrawn(order, now);
  const kind = isPaid ? "marked-paid" : "marked-unpaid";
  return logged(withHowToPay(moved(order, movement), how), now, { kind, detail: how });
};

export const markPaid =
  ({ orders, now, by }: Pick<ShopRecords, "orders"> & ShopContext) =>
  async (mark: PaidMark): Promise<Result<Order, PaidRefusal>> => {
    const order = await orders.find(mark.id);
    if (!order) return refuse({ kind: "order-gone" });
    if (!mayMark(order, mark)) return refuse({ kind: "not-to-mark" });
    const refusal = refusalOfDay(order, mark, todayAt(now));
    if (refusal) return refuse(refusal);
    const next = enteredSince(order, marked(order, mark, now), () => whoBy(by));
    await orders.replace(next);
    return accept(next);
  };
