import { expect, test, vi } from "vitest";
import { farmRecordsOf } from "#adapters/farm-json/farm-records.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import { withoutErased } from "#core/backup/without-erased.ts";
import type { Order } from "#core/orders/order.ts";
import { NO_RECORDS } from "#tests/support/farm-documents.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCustomer } from "#tests/support/records.ts";

const NOTHING = farmRecordsOf(NO_RECORDS);

const ERASED_AT = "2026-06-20T11:00:00.000Z";

/** Mabel was erased. */
const erasures = () => ({
  sinceOf: vi.fn(
    async (emails: readonly string[]) =>
      new Map(emails.includes("mabel@example.com") ? [["mabel@example.com", ERASED_AT]] : []),
  ),
});

const BEFORE = "2026-06-19T11:00:00.000Z";

const shopOf = (known: readonly Order[] = [], asked = erasures()) => ({
  erasures: asked,
  orders: { withIds: async (ids: readonly string[]) => known.filter(({ id }) => ids.includes(id)) },
});

const left = async (records: Partial<FarmRecords>, made = BEFORE, known: readonly Order[] = []) => {
  const { orders, customers } = await withoutErased(
    { ...NOTHING, ...records },
    shopOf(known),
    made,
  );
  return { orders, customers };
};

const BOOKS = anOrder({ id: "A", total: 340 });
const HERS = {
  ...BOOKS,
  customerEmail: "Mabel@Example.com ",
  customerName: "Mabel",
  phone: "01293 555010",
  note: "Ring twice",
  address: { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" },
};

const plain = <Item>(item: Item) => ({ item, unknown: null });

test("withoutErased leaves out customers who were erased, in any case, and no other", async () => {
  const customers = [" MABEL@example.com", "abel@example.com", "", "somebody"].map((email, index) =>
    plain(aCustomer({ id: String(index), email })),
  );
  expect(await left({ customers })).toMatchObject({ customers: customers.slice(1) });
});

test.each([
  ["before the erasure", BEFORE, true],
  ["at its moment", ERASED_AT, true],
  ["after it: they have come back", "2026-06-20T11:00:00.001Z", false],
  ["at an unreadable instant", "some day", true],
])("withoutErased leaves customers out of a backup made %s: %s, %s", async (_when, made, isOut) => {
  const customers = [plain(aCustomer({ id: "1", email: "mabel@example.com" }))];
  expect(await left({ customers }, made)).toMatchObject({ customers: isOut ? [] : customers });
});

test.each([
  ["before the erasure", "2026-06-20T10:59:59Z", true],
  ["at its moment", "2026-06-20T12:00:00+01:00", true],
  ["after it", "2026-06-20T11:00:01Z", false],
  ["at an unreadable instant", "some day", true],
  ["at no instant", "", true],
])("withoutErased leaves out who placed an order %s: %s, %s", async (_when, date, isOut) => {
  const order = { item: { ...HERS, date }, unknown: { giftFor: "Mabel" } };
  const { orders } = await left({ orders: [order] });
  expect(orders).toEqual([isOut ? plain({ ...BOOKS, date, customerEmail: "" }) : order]);
});

test.each([
  ["is still needed there", true, true],
  ["was taken there", false, false],
])("withoutErased: an order whose person %s", async (_what, leaving, isKept) => {
  const there = leaving ? { ...HERS, leaving } : { ...BOOKS, customerEmail: "" };
  const order = plain({ ...HERS, date: BEFORE });
  const { orders } = await left({ orders: [order] }, BEFORE, [there]);
  expect(orders).toEqual([
    plain(
      isKept
        ? { ...HERS, date: BEFORE, leaving: true }
        : { ...BOOKS, date: BEFORE, customerEmail: "" },
    ),
  ]);
});

test("withoutErased keeps orders of others whole, and those without an address", async () => {
  const orders = [
    { ...HERS, customerEmail: "abel@example.com" },
    HERS,
    { ...HERS, customerEmail: "" },
  ];
  expect(await left({ orders: orders.map(plain) })).toEqual({
    orders: [orders[0], { ...BOOKS, customerEmail: "" }, orders[2]].map(plain),
    customers: [],
  });
});

test("withoutErased keeps records of which nothing is left out the same", async () => {
  expect(await withoutErased(NOTHING, shopOf(), BEFORE)).toEqual(NOTHING);
});

test("withoutErased asks for all addresses at once, each one time, and for no other text", async () => {
  const asked = erasures();
  const emails = ["mabel@example.com", "MABEL@example.com ", "", "owner"];
  await withoutErased(
    {
      ...NOTHING,
      orders: emails.map((customerEmail) => plain({ ...BOOKS, customerEmail })),
      customers: emails.map((email) => plain(aCustomer({ email }))),
    },
    shopOf([], asked),
    BEFORE,
  );
  expect(asked.sinceOf.mock.calls).toEqual([[["mabel@example.com"]]]);
});
