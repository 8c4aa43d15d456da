import fc from "fast-check";
import { PLACES_OF_SALE } from "#core/orders/paid-by-hand.ts";
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

const AT = "2026-06-20T11:00:00.000Z";

const movement = fc.constantFrom(
  { kind: "sale", amount: 340, day: "2026-06-20", at: AT, how: "paypal", fee: 30, provider: "M" },
  { kind: "refund", amount: -120, day: "2026-06-21", at: AT, how: "cash", reason: "Broken" },
  { kind: "sale", amount: 240, day: "2026-06-21", at: AT, how: "cash", who: "Tom" },
);

/** What an order may say besides, each by itself. */
const MORE = {
  customerName: words,
  note: words,
  paid: fc.constantFrom({ how: "cash", at: AT }, { how: "account" }),
  soldAt: fc.constantFrom(...PLACES_OF_SALE),
  days: fc.constantFrom({ delivery: "2026-06-27" }, { collection: "2026-06-28" }),
  fee: pounds,
  captured: pounds,
  returned: pounds,
  parts: fc.constant([{ id: "PART", amount: 1.2, at: AT, reason: "Broken" }]),
  short: fc.constant({ large: 2 }),
  handedOver: fc.constant({ collection: AT }),
  unwritten: fc.constant(true),
  bestBefore: fc.constant({ large: "2026-07-10" }),
  log: fc.constant([{ at: AT, kind: "taken-by-hand", detail: "cash" }]),
};

const NEEDED = {
  id,
  date: instant,
  customerEmail: fc.constantFrom("mabel@example.com", ""),
  total: pounds,
  status: fc.constantFrom("Pending", "Completed", "On its way"),
  items: fc.array(item, { maxLength: 3 }),
  money: fc.array(movement, { maxLength: 2 }),
};

const order = withMore(
  fc.record(
    { ...NEEDED, ...MORE },
    { requiredKeys: ["id", "date", "customerEmail", "total", "status", "items", "money"] },
  ),
);

const customer = withMore(
  fc
    .record({ id, name: words, phone: words })
    .map((one) => ({ ...one, email: `${one.id}@example.com` })),
);

export const orders = uniqueOf(order);

export const customers = uniqueOf(customer);
