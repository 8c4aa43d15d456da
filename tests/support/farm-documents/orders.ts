import fc from "fast-check";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import {
  id,
  instant,
  pounds,
  uniqueOf,
  withMore,
  words,
} from "#tests/support/farm-documents/any-json.ts";

const item = withMore(
  fc.record({
    id: fc.constantFrom("large-12", "goose-1"),
    name: words,
    packSize: fc.constantFrom(6, 12, 30),
    deliveryMethod: fc.constantFrom(...DELIVERY_METHODS),
    price: pounds,
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
);

const order = withMore(
  fc.record({
    id,
    date: instant,
    customerEmail: fc.constantFrom("mabel@example.com", ""),
    total: pounds,
    status: fc.constantFrom("Pending", "Completed", "On its way"),
    items: fc.array(item, { maxLength: 3 }),
  }),
);

const customer = withMore(
  fc
    .record({ id, name: words, phone: words })
    .map((one) => ({ ...one, email: `${one.id}@example.com` })),
);

export const orders = uniqueOf(order);

export const customers = uniqueOf(customer);
