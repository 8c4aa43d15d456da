import type { Inventory } from "#core/inventory/inventory.ts";
import { putEggsBack } from "#core/inventory/stock.ts";
import { packsOf, shortOf } from "#core/orders/eggs-of-order.ts";
import { methodsHere } from "#core/orders/handed-over.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

type Halves = readonly DeliveryMethod[];

/** Of the halves whose eggs are asked back, those that come: what has left stays out, whoever asks. */
export const halvesBack = (order: Order, asked: Halves): Halves =>
  methodsHere(order).filter((method) => asked.includes(method));

/** What is here of an order that is given up, and doesn't come back. */
export const halvesKept = (order: Order, asked: Halves): Halves =>
  methodsHere(order).filter((method) => !asked.includes(method));

/** The stock once these halves are for sale again. */
export const withHalvesBack = (stock: Inventory, order: Order, asked: Halves): Inventory => {
  const back = halvesBack(order, asked);
  const items = order.items.filter((item) => back.includes(methodOf(item)));
  return putEggsBack(stock, packsOf({ items }), shortOf(order));
};

export const linesOfKept = (order: Order, asked: Halves): readonly Omit<OrderLogEntry, "at">[] =>
  halvesKept(order, asked).map((detail) => ({ kind: "not-put-back", detail }));
