import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { foldTopicChanges, topicVersions, touchTopics } from "#adapters/postgres/topics.ts";
import { inTransaction, transactionsIn } from "#adapters/postgres/transaction.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { ENGINES, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

test("two units of work that change the same topics at once don't conflict", async () => {
  const { db } = openInATest(await sharedPostgres());
  const before = await topicVersions(db);
  let arrived = 0;
  const touch = (eggs: CategoryId) =>
    inTransaction(
      db,
      async (trx) => {
        await touchTopics(trx, ["orders", "customers"]);
        arrived += 1;
        while (arrived < 2) await new Promise(setImmediate);
      },
      [eggs],
    );
  await Promise.all([touch("small"), touch("large")]);
  const { orders, inventory, days, customers, ...others } = await topicVersions(db);
  expect({ orders, inventory, days, customers }).toEqual({
    orders: before.orders + 2,
    inventory: before.inventory + 2,
    days: before.days + 2,
    customers: before.customers + 2,
  });
  expect(before).toMatchObject(others);
  expect(transactionsIn(db).retries).toBe(0);
});

describe.each(ENGINES)("foldTopicChanges in %s", (_name, fresh) => {
  const rowsIn = async (db: Awaited<ReturnType<typeof fresh>>["db"]) =>
    (await db.selectFrom("topic_change").selectAll().execute()).length;

  test("leaves one row for each writer, and every version as it was", async () => {
    const { db } = await fresh();
    for (const writer of ["here", "here", "here", "there"])
      await touchTopics(db, ["customers", "posts"], writer);
    const versions = () =>
      Promise.all([null, "here", "there"].map((writer) => topicVersions(db, writer)));
    const before = await versions();
    expect(before.map(({ customers }) => customers)).toEqual([4, 1, 3]);
    await foldTopicChanges(db);
    await foldTopicChanges(db);
    expect(await versions()).toEqual(before);
    expect(await rowsIn(db)).toBe(4);
    await touchTopics(db, ["customers"], "here");
    await foldTopicChanges(db);
    expect((await versions()).map(({ customers }) => customers)).toEqual([5, 1, 4]);
    expect(await rowsIn(db)).toBe(4);
  });

  test("frees the changes of a writer that is gone", async () => {
    const { db } = await fresh();
    await touchTopics(db, ["customers"], "gone");
    await sql`update topic_change set at = now() - interval '25 hours'`.execute(db);
    for (const writer of ["", "here"]) await touchTopics(db, ["customers"], writer);
    const before = await topicVersions(db);
    await foldTopicChanges(db);
    await foldTopicChanges(db);
    expect(await rowsIn(db)).toBe(2);
    expect(await topicVersions(db)).toEqual(before);
    expect((await topicVersions(db, "gone")).customers).toBe(3);
  });

  test("writes nothing where there is nothing to fold", async () => {
    const { db } = await fresh();
    await touchTopics(db, ["customers"], "here");
    const at = sql`update topic_change set at = now() - interval '1 hour'`;
    await at.execute(db);
    const rows = () => db.selectFrom("topic_change").selectAll().execute();
    const before = await rows();
    await foldTopicChanges(db);
    expect(await rows()).toEqual(before);
  });
});
