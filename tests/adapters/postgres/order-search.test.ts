import { describe, expect, test } from "vitest";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { bulkRecords } from "#adapters/postgres/bulk-records.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderQuery, OrderRepository } from "#ports/order-repository.ts";
import { memoized } from "#tests/support/memoized.ts";
import { anOrder } from "#tests/support/orders.ts";
import { allPages } from "#tests/support/pages.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

const COUNT = 1_500;

const KINDS = ["Large Eggs", "Medium Eggs", "Ælf & Öl"];

/** Not in the order in which they were placed; the last ones have words that many others have too. */
const orderAt = (at: number): Order => {
  const n = (at * 1_009) % COUNT;
  const [item] = anOrder().items;
  if (!item) throw new Error("An order has an item.");
  return anOrder({
    id: `${n.toString(36)}-${n % 4 === 0 ? "PRACTICE" : "REAL"}`,
    date: new Date(Date.UTC(2026, 5, 20) - Math.floor(n / 3) * 60_000).toISOString(),
    customerEmail: n < 100 ? "" : `c${n % 70}@x.uk`,
    status: n % 7 === 0 ? "Pending" : "Completed",
    items: n % 50 === 0 ? [] : [{ ...item, name: KINDS[n % 3] ?? "" }],
  });
};

const MANY = Array.from({ length: COUNT }, (_, at) => orderAt(at));

const QUESTIONS: readonly Omit<OrderQuery, "after">[] = [
  { text: "", status: "All" },
  { text: "", status: "Pending" },
  { text: "e", status: "All" },
  { text: "eg", status: "Completed" },
  { text: "egg", status: "Completed" },
  { text: "large eggs", status: "All" },
  { text: "large 12", status: "All" },
  { text: "#1", status: "Pending" },
  { text: "#", status: "All" },
  { text: "pra c1", status: "All" },
  { text: "æ", status: "All" },
  { text: "ælf öl", status: "Pending" },
  { text: "c7@x.uk medium", status: "All" },
  { text: "c", status: "All" },
  { text: "1a-", status: "All" },
  { text: "%_", status: "All" },
  { text: "completed", status: "All" },
  { text: "nothing", status: "Pending" },
];

const pagesOf = (orders: OrderRepository) =>
  Promise.all(
    QUESTIONS.map(async (question) => ({
      question,
      found: await allPages((after) => orders.page({ ...question, after })),
      total: (await orders.page({ ...question, after: null })).total,
    })),
  );

const expected = memoized(async () => {
  const { records, unitOfWork } = shopMemory().open().shop;
  await unitOfWork.run(async ({ orders }) => {
    for (const order of MANY) await orders.add(order);
  });
  return pagesOf(records.orders);
});

describe.each(ENGINES)("thousands of orders in %s", (_name, fresh) => {
  test("are found as in memory, page by page, for any query", async () => {
    const { db } = await fresh();
    for (let at = 0; at < COUNT; at += 700)
      await bulkRecords(db).addOrders(MANY.slice(at, at + 700));
    expect(await pagesOf(postgresShop({ db }).records.orders)).toEqual(await expected());
  });
});

const foundBy = async (orders: OrderRepository, text: string) =>
  (await orders.page({ text, status: "All", after: null })).total;

describe.each(ENGINES)("orders in %s", (_name, fresh) => {
  test("are found by characters that are special to a database", async () => {
    const { orders } = postgresShop(await fresh()).records;
    const note = "O'Hara's \\ & (a:* | !b) <-> c:d";
    await orders.add(anOrder({ note }));
    for (const text of ["o'h", "\\", "&", "(a:*", "|", "!b)", "<-", "c:d", note])
      expect(await foundBy(orders, text), text).toBe(1);
    for (const text of ["'", ":*", "b:*", "d'"]) expect(await foundBy(orders, text), text).toBe(0);
  });

  test("are stored whatever is written in them", async () => {
    const { orders } = postgresShop(await fresh()).records;
    const note = Array.from({ length: 4_000 }, (_, n) => `${n}-${"漢".repeat(300)}`).join(" ");
    await orders.add(anOrder({ id: "LONG", note }));
    expect(await foundBy(orders, "long")).toBe(1);
  });
});
