import type { Order } from "#core/orders/order.ts";
import { leftAtProvider, moneyOf } from "#core/orders/order-money.ts";
import type { OrderWithStock } from "#core/payments/capture-news.ts";
import type { Capture } from "#core/payments/payment.ts";

/** An order as one of its payments knows it: absent for its own. */
const seenBy = (order: Order, payment: string | undefined): Order => {
  const captureId = order.added?.find((one) => one.payment === payment)?.captureId;
  const own = order.money.filter(({ of }) => of === payment);
  const money = own.map(({ of: _payment, ...movement }) => movement);
  return { ...order, ...(captureId && { captureId }), money };
};

const isLeftElsewhere = ({ status }: Order, order: Order): boolean =>
  status === "Refunded" && moneyOf(order) > 0;

const joined = (before: Order, seen: Order, after: Order, payment: string | undefined): Order => {
  const made = after.money.slice(seen.money.length);
  const { captureId: _seen, ...rest } = after;
  const order = {
    ...rest,
    ...(before.captureId !== undefined && { captureId: before.captureId }),
    money: [...before.money, ...made.map((one) => (payment ? { ...one, of: payment } : one))],
  };
  return isLeftElsewhere(after, order) ? { ...order, status: "Needs attention" } : order;
};

/** News of one payment say nothing of the money of the others. */
export const byPayment = (
  before: OrderWithStock,
  payment: string | undefined,
  change: (seen: OrderWithStock) => OrderWithStock,
): OrderWithStock => {
  if (!before.order.added) return change(before);
  const seen = seenBy(before.order, payment);
  const after = change({ ...before, order: seen });
  return after.order === seen
    ? before
    : { ...after, order: joined(before.order, seen, after.order, payment) };
};

/** The whole of an added payment is a part of the order. */
export const asPart = (capture: Capture, order: Order, payment: string | undefined): Capture => {
  if (payment === undefined || capture.state !== "refunded") return capture;
  const { repaid, refunds = [repaid ?? { id: "" }] } = capture;
  const left = leftAtProvider(order, payment);
  return {
    ...capture,
    state: "partly-refunded",
    refunds: refunds.map((one) => ({ ...one, amount: "amount" in one ? one.amount : left })),
  };
};
