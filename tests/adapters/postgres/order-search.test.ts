import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { bulkRecords } from "#adapters/postgres/bulk-records.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderQuery, OrderRepository } from "#ports/order-repository.ts";
import { memoized } from "#tests/support/memoized.ts";
import { anOrder } from "#tests/support/orders.ts";
import { allPages } from "#tests/support/pages.ts";
import {
  ENGINES,
  emptyPGlite,
  emptyPostgres,
  openInATest,
} from "#tests/support/postgres-databases.ts";

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
  test("are found as in memory, page by page, whatever is asked", async () => {
    const { db } = await fresh();
    for (let at = 0; at < COUNT; at += 700)
      await bulkRecords(db).addOrders(MANY.slice(at, at + 700));
    expect(await pagesOf(postgresShop({ db }).records.orders)).toEqual(await expected());
  });
});

const EMPTY = [
  ["PGlite", emptyPGlite],
  ["PostgreSQL", async () => openInATest(await emptyPostgres())],
] as const;

describe.each(EMPTY)("an update of %s", (_name, empty) => {
  test("finds the orders that were there before by what they were found by", async () => {
    const { db } = await empty();
    await migrate(db);
    await sql`delete from migration where name >= '0006'`.execute(db);
    await sql`drop table order_term`.execute(db);
    await sql`insert into orders values (300, 'A', '', now(), '', '', 1, 'Shipped', '[]', '{}')`.execute(
      db,
    );
    await sql`create table order_word (word text, place bigint)`.execute(db);
    await sql`insert into order_word select unnest(array['mabel', 'æl', 'x']), 300`.execute(db);
    await migrate(db);
    const { orders } = postgresShop({ db }).records;
    const found = async (text: string) =>
      (await orders.page({ text, status: "All", after: null })).total;
    for (const text of ["mabel", "mab", "ma", "m", "æl", "æ", "x", ""])
      expect(await found(text), text).toBe(1);
    for (const text of ["mabels", "abel", "xy", "ships"]) expect(await found(text), text).toBe(0);
  });

  test("finds the orders that were there before by their numbers and packs, and twice is as once", async () => {
    const { db } = await empty();
    await migrate(db);
    const { records, unitOfWork } = postgresShop({ db });
    const kept = MANY.slice(0, 600);
    await bulkRecords(db).addOrders(kept);
    const order = kept.find(({ items: [item] }) => item?.name === "Large Eggs");
    if (!order) throw new Error("There are many.");
    const said = ["#1", "#", "#12", "large 12", "large 1", "la"];
    const found = () =>
      Promise.all(
        said.map(
          async (text) => (await records.orders.page({ text, status: "All", after: null })).total,
        ),
      );
    const now = await found();
    expect(Math.min(...now)).toBeGreaterThan(0);
    const added = sql`convert_from(term, 'UTF8') similar to '(#|[a-z]+-[0-9]+)%'`;
    await sql`delete from order_term where ${added}`.execute(db);
    expect(await found()).not.toEqual(now);
    for (const _time of ["once", "twice"]) {
      await sql`delete from migration where name >= '0010'`.execute(db);
      await migrate(db);
      expect(await found()).toEqual(now);
    }
    await unitOfWork.run(({ orders }) => orders.replace({ ...order, items: [] }));
    expect((await found())[3]).toBe((now[3] ?? 0) - 1);
  });
});
