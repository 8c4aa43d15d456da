import { expect, test, vi } from "vitest";
import type { FarmDocuments } from "#core/backup/farm-documents.ts";
import { withoutErased } from "#core/privacy/without-erased.ts";
import { NO_RECORDS } from "#tests/support/farm-documents.ts";

const ERASED_AT = "2026-06-20T11:00:00.000Z";

/** Mabel was erased. */
const erasures = () => ({
  sinceOf: vi.fn(
    async (emails: readonly string[]) =>
      new Map(emails.includes("mabel@example.com") ? [["mabel@example.com", ERASED_AT]] : []),
  ),
});

const BEFORE = "2026-06-19T11:00:00.000Z";

const left = async (documents: Partial<FarmDocuments>, made = BEFORE) => {
  const { orders, customers } = await withoutErased(
    { ...NO_RECORDS, ...documents },
    erasures(),
    made,
  );
  return { orders, customers };
};

const BOOKS = { id: "A", total: 3.4, status: "Pending", items: [] };
const HERS = { ...BOOKS, customerEmail: "Mabel@Example.com ", customerName: "Mabel", gift: true };

test("withoutErased leaves out erased customers in any case, and no others", async () => {
  const customers = [
    { id: "1", email: " MABEL@example.com" },
    { id: "2", email: "abel@example.com" },
    { id: "3", email: 7 },
    "nobody",
  ];
  expect(await left({ customers })).toMatchObject({ customers: customers.slice(1) });
});

test.each([
  ["before the erasure", BEFORE, true],
  ["at its moment", ERASED_AT, true],
  ["after it: they have come back", "2026-06-20T11:00:00.001Z", false],
  ["nobody knows when", "some day", true],
])(
  "withoutErased leaves customers out of a backup made %s: %s, %s",
  async (_when, made, isLeftOut) => {
    const customers = [{ id: "1", email: "mabel@example.com" }];
    expect(await left({ customers }, made)).toMatchObject({
      customers: isLeftOut ? [] : customers,
    });
  },
);

test.each([
  ["before the erasure", "2026-06-20T10:59:59Z", true],
  ["at its moment", "2026-06-20T12:00:00+01:00", true],
  ["after it", "2026-06-20T11:00:01Z", false],
  ["nobody knows when", "some day", true],
  ["nobody says when", undefined, true],
])(
  "withoutErased leaves the person out of an order placed %s: %s, %s",
  async (_when, date, isLeftOut) => {
    const order = { ...HERS, date };
    const { orders } = await left({ orders: [order] });
    expect(orders).toEqual([isLeftOut ? { ...BOOKS, date, customerEmail: "" } : order]);
  },
);

test("withoutErased leaves orders of other persons, and values that are no orders, as they are", async () => {
  const orders = [{ ...HERS, customerEmail: "abel@example.com" }, HERS, { id: "B" }, "lost", null];
  expect(await left({ orders })).toEqual({
    orders: [orders[0], { ...BOOKS, customerEmail: "" }, ...orders.slice(2)],
    customers: [],
  });
});

test("withoutErased returns the same documents where nothing is left out, also without lists", async () => {
  const documents = { ...NO_RECORDS, orders: "lost", customers: null };
  expect(await withoutErased(documents, erasures(), BEFORE)).toEqual(documents);
});

test("withoutErased asks for all addresses at once, each one time, and for no malformed one", async () => {
  const asked = erasures();
  const orders = ["mabel@example.com", "MABEL@example.com ", "", "owner"].map((customerEmail) => ({
    ...BOOKS,
    customerEmail,
  }));
  await withoutErased({ ...NO_RECORDS, orders, customers: orders }, asked, BEFORE);
  expect(asked.sinceOf.mock.calls).toEqual([[["mabel@example.com"]]]);
});
