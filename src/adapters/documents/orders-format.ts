import * as v from "valibot";
import type { DocumentFormat } from "#adapters/documents/document-format.ts";
import { readList } from "#adapters/documents/record-list.ts";
import { StoredNumber } from "#adapters/documents/stored-number.ts";
import type { Order } from "#core/orders/order.ts";
import { toPence, toPounds } from "#core/shared/money.ts";

const Text = v.fallback(v.string(), "");
const Pounds = v.pipe(v.fallback(StoredNumber, 0), v.transform(toPence));

const StoredItem = v.object({
  id: Text,
  name: Text,
  packSize: v.fallback(StoredNumber, 0),
  deliveryMethod: Text,
  price: Pounds,
  quantity: v.fallback(v.pipe(StoredNumber, v.integer(), v.minValue(1)), 1),
});

/** An order with a field missing is still an order: somebody paid for it. */
const StoredOrder = v.object({
  id: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ""),
  date: Text,
  customerEmail: Text,
  total: Pounds,
  status: v.fallback(v.string(), "Pending"),
  note: v.exactOptional(v.fallback(v.string(), "")),
  items: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((items) => readList(StoredItem, items)?.value ?? []),
    ),
    [],
  ),
});

export const ordersFormat: DocumentFormat<readonly Order[]> = {
  topic: "orders",
  initial: [],
  read: (stored) => readList(StoredOrder, stored),
};

export const orderToJson = (order: Order): object => ({
  ...order,
  total: toPounds(order.total),
  items: order.items.map((item) => ({ ...item, price: toPounds(item.price) })),
});
