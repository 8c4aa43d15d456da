import type { Inventory } from "#core/inventory/inventory.ts";
import { putEggsBack } from "#core/inventory/stock.ts";
import { packsOf, shortOf } from "#core/orders/eggs-of-order.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

type Halves = readonly DeliveryMethod[];

export const halvesBack = (order: Order, asked: Halves): Halves =>
  methodsHere(order).filter((method) => asked.includes(method));

export const halvesKept = (order: Order, asked: Halves): Halves =>
  methodsHere(order).filter((method) => !asked.includes(method));

export const withHalvesBack = (stock: Inventory, order: Order, asked: Halves): Inventory => {
  const back = halvesBack(order, asked);
  const items = order.items.filter((item) => back.includes(methodOf(item)));
  return putEggsBack(stock, packsOf({ items }), shortOf(order));
};

export const linesOfKept = (order: Order, asked: Halves): readonly Omit<OrderLogEntry, "at">[] =>
  halvesKept(order, asked).map((detail) => ({ kind: "not-put-back", detail }));
