import type { ShopContext } from "#core/command.ts";
import { isByProvider, type Movement, refundsIn } from "#core/money/movement.ts";
import { whoBy } from "#core/money/who.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { leftOf, paymentFor } from "#core/orders/order-money.ts";
import { refundInWords, refundOfWish } from "#core/orders/refunds-of-order.ts";
import { askForRefund, type Begun } from "#core/payments/begin-refund.ts";
import {
  type Giving,
  type GivingRefusal,
  isWhole,
  mayGiveBack,
  refusalOfGiving,
  type WayGiven,
  withMethods,
} from "#core/payments/giving.ts";
import { isAsAsked, type PartRefund, reasonOf } from "#core/payments/part-refund.ts";
import { recordGiving } from "#core/payments/record-giving.ts";
import type { Refund } from "#core/payments/refund.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

/** What the provider is asked for next; "done" where nothing is. */
export type BegunGiving =
  | { readonly kind: "whole"; readonly begun: Begun }
  | { readonly kind: "part"; readonly part: PartRefund }
  | { readonly kind: "done" };

type Records = ShopRecords & ShopContext;

type Answer = Result<BegunGiving, GivingRefusal>;

const DONE: Answer = accept({ kind: "done" });

const paidBefore = (made: Movement, giving: Giving): Answer => {
  const amount = -made.amount;
  return isAsAsked({ ...made, amount }, giving)
    ? DONE
    : refuse({ kind: "already-refunded", amount });
};

/** The provider's refund of all that it has isn't the whole where some was given back by hand. */
const isWholeThere = (order: Order, giving: Giving): boolean =>
  isWhole(order, giving) && order.added === undefined && refundsIn(order.money).every(isByProvider);

const byHand = async (
  records: Records,
  order: Order,
  giving: Giving & { readonly how: WayGiven },
): Promise<Answer> => {
  const { now, newId, by } = records;
  const { packs, amount, how, wish = newId } = giving;
  const reason = reasonOf(giving);
  const day = todayAt(now);
  const movement: Movement = {
    kind: "refund",
    amount: -amount,
    day,
    at: now,
    how,
    wish,
    ...(reason && { reason }),
    who: whoBy(by),
  };
  const entry = { kind: "part-refunded", detail: refundInWords(amount, reason) } as const;
  const given = { packs: withMethods(order, packs), movement, entry };
  await records.orders.replace(await recordGiving(records)(order, given));
  return DONE;
};

const byProvider = async (records: Records, order: Order, giving: Giving): Promise<Answer> => {
  const { orders, partRefunds, now, newId } = records;
  const { amount, wish = newId } = giving;
  const packs = withMethods(order, giving.packs);
  if (isWholeThere(order, giving))
    return accept({ kind: "whole", begun: await askForRefund(records)(order, packs) });
  const payment = paymentFor(order, amount);
  const part = {
    orderId: order.id,
    ...(payment && { payment }),
    wish,
    amount,
    reason: reasonOf(giving),
    ...(packs.length > 0 && { packs }),
    askedAt: now,
  };
  const entry = { kind: "part-asked", detail: refundInWords(amount) } as const;
  await partRefunds.add(part);
  await orders.replace(logged(order, now, entry));
  return accept({ kind: "part", part });
};

const isByProviderWhole = (order: Order, giving: Giving): boolean =>
  giving.how === undefined && isWholeThere(order, giving);

const withWholeUnderWay = (order: Order, refund: Refund, { how, amount }: Giving): Answer =>
  how === undefined && amount === leftOf(order)
    ? accept({ kind: "whole", begun: { order, refund } })
    : refuse({ kind: "refund-waiting" });

/** A part that is under way is paid first; the whole waits for it. */
const withPartUnderWay = (order: Order, part: PartRefund, giving: Giving): Answer | null => {
  if (part.wish === giving.wish && isAsAsked(part, giving)) return accept({ kind: "part", part });
  return isByProviderWhole(order, giving) ? null : refuse({ kind: "refund-waiting" });
};

/** A refund that is under way goes on where this asks for the same. */
const goingOn = async (
  { refunds, partRefunds }: Records,
  order: Order,
  giving: Giving,
): Promise<Answer | null> => {
  const whole = await refunds.find(order.id);
  if (whole && order.status === "Refunded") return DONE;
  if (whole) return withWholeUnderWay(order, whole, giving);
  const part = await partRefunds.find(order.id);
  return part && withPartUnderWay(order, part, giving);
};

const beginNew = (records: Records, order: Order, giving: Giving): Promise<Answer> | Answer => {
  const { how } = giving;
  if (!mayGiveBack(order, how, records.shared !== null)) return refuse({ kind: "not-refundable" });
  const refusal = refusalOfGiving(order, giving);
  if (refusal) return refuse(refusal);
  return how === undefined
    ? byProvider(records, order, giving)
    : byHand(records, order, { ...giving, how });
};

export const beginGiving =
  (records: Records) =>
  async (giving: Giving): Promise<Answer> => {
    const order = await records.orders.find(giving.order);
    if (!order) return refuse({ kind: "order-gone" });
    const done = giving.wish === undefined ? undefined : refundOfWish(order, giving.wish);
    if (done) return paidBefore(done, giving);
    return (await goingOn(records, order, giving)) ?? beginNew(records, order, giving);
  };
