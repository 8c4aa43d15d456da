import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { analyzeTables, bulkRecords } from "#adapters/postgres/bulk-records.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { topicVersions } from "#adapters/postgres/topics.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { aCost, aCustomer, anEggCount } from "#tests/support/records.ts";

const ORDERS = [
  anOrder({ id: "A", customerEmail: "Mabel@Example.com" }),
  anOrder({ id: "B", status: "Completed", items: TWO_ITEMS, note: "Leave\u0000 it." }),
  anOrder({ id: "C", customerEmail: "", date: "" }),
];
const CUSTOMERS = [aCustomer({ id: "1" }), aCustomer({ id: "2", email: "ABEL@example.com" })];
const COSTS = [aCost({ id: "1" }), aCost({ id: "2" })];
const EGGS = [anEggCount({ id: "1" }), anEggCount({ id: "2" })];

const WRITTEN: readonly (keyof Tables)[] = ["orders", "customer", "cost", "egg_count"];

const everything = async ({ db }: Database) =>
  Promise.all(
    WRITTEN.map(async (table) => {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
      return [table, rows.map((row) => JSON.stringify(row)).sort()];
    }),
  );

describe.each(ENGINES)("bulkRecords in %s", (_name, fresh) => {
  test("adds records as if one by one, behind those that are there", async () => {
    const single = await fresh();
    const { records } = postgresShop(single);
    for (const order of ORDERS) await records.orders.add(order);
    for (const customer of CUSTOMERS) await records.customers.add(customer);
    for (const cost of COSTS) await records.flocks.addCost("2", cost);
    for (const eggs of EGGS) await records.flocks.addEggs("2", eggs);
    const expected = await everything(single);

    const many = await fresh();
    const bulk = bulkRecords(many.db);
    await bulk.addOrders(ORDERS.slice(0, 1));
    await bulk.addOrders(ORDERS.slice(1));
    await bulk.addCustomers(CUSTOMERS);
    await bulk.addCosts(COSTS.map((cost) => ({ ...cost, flock: "2" })));
    await bulk.addEggs(EGGS.map((eggs) => ({ ...eggs, flock: "2" })));
    expect(await everything(many)).toEqual(expected);
  });

  test("reports the change, and analyzeTables succeeds after it", async () => {
    const { db } = await fresh();
    const before = await topicVersions(db);
    await bulkRecords(db).addOrders(ORDERS);
    await analyzeTables(db);
    expect(await topicVersions(db)).toEqual({
      ...before,
      orders: before.orders + 1,
      inventory: before.inventory + 1,
      days: before.days + 1,
    });
  });

  test("leaves out customers whose e-mail or id is there already", async () => {
    const { db } = await fresh();
    const bulk = bulkRecords(db);
    await bulk.addCustomers(CUSTOMERS);
    await bulk.addCustomers([
      aCustomer({ id: "3", email: "abel@EXAMPLE.com" }),
      aCustomer({ id: "1", email: "other@example.com" }),
      aCustomer({ id: "4", email: "new@example.com" }),
    ]);
    const { items } = await postgresShop({ db }).records.customers.page({
      text: "example",
      sort: null,
      after: null,
    });
    expect(items.map(({ id }) => id)).toEqual(["1", "2", "4"]);
  });
});
