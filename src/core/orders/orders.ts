import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { emailKey } from "#core/customers/email-key.ts";
import { Order } from "#core/orders/order.ts";
import { hasMethod } from "#core/orders/order-methods.ts";
import { isOwed } from "#core/orders/order-money.ts";
import { orderText } from "#core/orders/order-search.ts";
import { eggsPromised } from "#core/orders/promised.ts";
import { instantOf } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { type Index, kindOf } from "#core/shared/kind.ts";

export const YES = "yes";

const where = (holds: (order: Order) => boolean): Index<Order> => ({
  as: "text",
  of: (order) => (holds(order) ? YES : null),
});

const chosen = (method: DeliveryMethod): Index<Order> => ({
  as: "text",
  of: (order) => (order.days?.[method] && hasMethod(order, method) ? order.days[method] : null),
});

/** When an order was placed that has chosen no day for what it has of a method. */
const unchosen = (method: DeliveryMethod): Index<Order> => ({
  as: "instant",
  of: (order) => (!order.days?.[method] && hasMethod(order, method) ? order.date : null),
});

const promised = (category: CategoryId): Index<Order> => ({
  as: "number",
  of: (order) => eggsPromised([order])[category] || null,
});

const instantIn = (text = ""): number => (text && instantOf(text)) || 0;

/** An instant in UTC is no earlier than the day that it begins with: days take a while to read. */
const lastTouched = ({ date, money, log }: Order): number => {
  let last = Math.max(instantIn(date), instantIn(log?.at(-1)?.at));
  for (const { day, at } of money) {
    if (at !== date) last = Math.max(last, instantIn(at));
    if (!at.startsWith(day) || !at.endsWith("Z")) last = Math.max(last, instantIn(day));
  }
  return last;
};

/** Orders without a readable date were placed in 1970. */
export const ORDERS = kindOf("orders", Order, {
  topic: "orders",
  id: ({ id }) => id,
  indexes: {
    placed: { as: "instant", of: ({ date }) => date },
    touched: { as: "instant", of: lastTouched },
    status: { as: "text", of: ({ status }) => status },
    capture: { as: "text", of: ({ captureId }) => captureId || null },
    email: { as: "text", of: ({ customerEmail }) => emailKey(customerEmail) || null },
    delivery: chosen("delivery"),
    collection: chosen("collection"),
    /** The status of an order that may be for any day. */
    undated: { as: "text", of: ({ days, status }) => (days ? null : status) },
    unchosen_delivery: unchosen("delivery"),
    unchosen_collection: unchosen("collection"),
    leaving: where(({ leaving }) => leaving === true),
    untold: where(({ untold }) => untold !== undefined),
    owed: where(isOwed),
    words: { as: "words", of: orderText },
    promised: where((order) => Object.values(eggsPromised([order])).some((eggs) => eggs > 0)),
    promised_pullet: promised("pullet"),
    promised_small: promised("small"),
    promised_medium: promised("medium"),
    promised_large: promised("large"),
    promised_extra_large: promised("extraLarge"),
    promised_double_yolkers: promised("doubleYolkers"),
  },
});
