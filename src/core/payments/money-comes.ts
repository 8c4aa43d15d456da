import { takeEggs } from "#core/inventory/stock.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import { attentionMessages, deniedMessages, paidMessages } from "#core/orders/outgoing-messages.ts";
import { isAwaiting, type Step, wasTold } from "#core/payments/order-case.ts";
import { paidOrder } from "#core/payments/place-order.ts";

/** The money is here: the eggs leave the shelf, however few are counted there. */
export const paid: Step = (before, { agreement, capture, now }) => {
  const status = statusAfter(before.order.status, "pay");
  if (status === null) return before;
  const order = paidOrder(before.order, agreement, capture, before.shelf, now);
  const isWell = order.status === "Pending" && status === "Pending";
  const settled: Order = isWell ? order : { ...order, status: "Needs attention" };
  return {
    order: settled,
    shelf: takeEggs(before.shelf, packsOf(order)),
    messages: [
      ...before.messages,
      ...paidMessages(settled, now),
      ...(isWell ? [] : attentionMessages(settled)),
    ],
  };
};

/** The provider still looks at it: told once. */
export const checked: Step = (before, { now }) =>
  isAwaiting(before.order) && !wasTold(before.order, "checked")
    ? { ...before, order: logged(before.order, now, { kind: "checked" }) }
    : before;

/** The money never came. */
export const denied: Step = (before, { now }) => {
  const status = statusAfter(before.order.status, "deny");
  if (status === null) return before;
  const order = logged({ ...before.order, status }, now, { kind: "denied" });
  return { ...before, order, messages: [...before.messages, ...deniedMessages(order)] };
};
