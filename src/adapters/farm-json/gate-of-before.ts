import { fieldsOf, textIn } from "#adapters/farm-json/stored-fields.ts";
import { isAnonymous } from "#core/orders/anonymous.ts";
import type { Order } from "#core/orders/order.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import { dayOf } from "#core/shared/day.ts";

const NAME = "Gate";

/** One browser notes no handing over: there the order is Completed, on its own day. */
const isHandedOverAtOnce = ({ log = [], date, status, days }: Order): boolean => {
  const completed = log.find(({ kind }) => kind === "completed");
  return completed
    ? completed.at === date
    : status === "Completed" && days?.collection === dayOf(date);
};

/** Sales at the gate had a name before they had a mark. Orders since then don't say when they were paid. */
export const isGateOfBefore = (order: Order, stored: object): boolean => {
  if (order.customerName !== NAME) return false;
  const { customerName: _gate, ...rest } = order;
  const { at } = fieldsOf(fieldsOf(stored)?.paid) ?? {};
  return (
    textIn(at) === order.date &&
    isAnonymous({ ...rest, note: "" }) &&
    order.items.every(isCollected) &&
    isHandedOverAtOnce(order)
  );
};
