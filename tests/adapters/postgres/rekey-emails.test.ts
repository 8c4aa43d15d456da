import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { migrate } from "#adapters/postgres/migrate.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { aCustomer } from "#tests/support/records.ts";

const ASCII = "mabel@xn--mller-kva.example";
const READ = "mabel@müller.example";

describe.each(ENGINES)("addresses that an older version has stored in %s", (_name, fresh) => {
  test("are found in either spelling once a process has started", async () => {
    const { db } = await fresh();
    const { records } = postgresShop({ db });
    await records.orders.add(anOrder({ id: "A", customerEmail: ASCII }));
    await db.updateTable("orders").set({ email_key: ASCII }).execute();
    expect(await records.orders.ofEmail(READ)).toEqual([]);
    for (let times = 0; times < 2; times += 1) await migrate(db);
    for (const email of [ASCII, READ])
      expect((await records.orders.ofEmail(email)).map(({ id }) => id)).toEqual(["A"]);
  });

  test("are searched by either spelling once a process has started", async () => {
    const { db } = await fresh();
    const { orders, customers } = postgresShop({ db }).records;
    await orders.add(anOrder({ id: "A", customerEmail: ASCII }));
    await orders.add(anOrder({ id: "B" }));
    await customers.add(aCustomer({ id: "1", email: ASCII }));
    await customers.add(aCustomer({ id: "2", email: "b@farm.example" }));
    await sql`update orders set words = 'mabel'::tsvector`.execute(db);
    await sql`delete from customer_word where word like 'm%ller%'`.execute(db);
    for (let times = 0; times < 2; times += 1) await migrate(db);
    for (const text of ["müller", "mller"]) {
      const found = await orders.page({ text, status: "All", after: null });
      expect(
        found.items.map(({ id }) => id),
        text,
      ).toEqual(["A"]);
      const { items } = await customers.page({ text, sort: null, after: null });
      expect(
        items.map(({ id }) => id),
        text,
      ).toEqual(["1"]);
    }
  });

  test("stay under keys of their own where two customers have one", async () => {
    const { db } = await fresh();
    const { records } = postgresShop({ db });
    await records.customers.add(aCustomer({ id: "1", email: ASCII }));
    await db.updateTable("customer").set({ email_key: ASCII }).execute();
    await records.customers.add(aCustomer({ id: "2", email: READ }));
    await migrate(db);
    expect(await records.customers.withEmail(READ)).toMatchObject({ id: "2" });
    const { items } = await records.customers.page({ text: "", sort: null, after: null });
    expect(items).toHaveLength(2);
  });
});
