import * as v from "valibot";
import type { DocumentFormat } from "#adapters/documents/document-format.ts";
import { readList } from "#adapters/documents/record-list.ts";
import { StoredNumber } from "#adapters/documents/stored-number.ts";
import type { Order } from "#core/orders/order.ts";
import { ORDER_LOG_KINDS } from "#core/orders/order-log.ts";
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

const StoredAddress = v.object({ lines: v.array(v.string()), postcode: Text, country: Text });

const StoredEntry = v.object({
  at: Text,
  kind: v.picklist(ORDER_LOG_KINDS),
  detail: v.exactOptional(v.string()),
});

/** An order with a field missing is still an order: somebody paid for it. */
const StoredOrder = v.object({
  id: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ""),
  date: Text,
  customerEmail: Text,
  total: Pounds,
  status: v.fallback(v.string(), "Pending"),
  note: v.exactOptional(v.fallback(v.string(), "")),
  customerName: v.exactOptional(Text),
  phone: v.exactOptional(Text),
  address: v.exactOptional(v.fallback(v.nullable(StoredAddress), null)),
  paymentMethod: v.exactOptional(Text),
  captureId: v.exactOptional(Text),
  fee: v.exactOptional(Pounds),
  log: v.exactOptional(v.fallback(v.array(StoredEntry), [])),
  items: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((items) => readList(StoredItem, items)?.value ?? []),
    ),
    [],
  ),
});

/** An address that can't be read is none. */
const KnownOrder = v.pipe(
  StoredOrder,
  v.transform(({ address, ...order }): Order => ({ ...order, ...(address && { address }) })),
);

export const ordersFormat: DocumentFormat<readonly Order[]> = {
  topic: "orders",
  initial: [],
  read: (stored) => readList(KnownOrder, stored),
};

export const orderToJson = (order: Order): object => ({
  ...order,
  total: toPounds(order.total),
  ...(order.fee !== undefined && { fee: toPounds(order.fee) }),
  items: order.items.map((item) => ({ ...item, price: toPounds(item.price) })),
});
