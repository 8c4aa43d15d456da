import { describe, expect, test } from "vitest";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { transactionsIn } from "#adapters/postgres/transaction.ts";
import { EGGS } from "#tests/support/calls/eggs.ts";
import { FLOCKS } from "#tests/support/calls/flocks.ts";
import { ORDERS } from "#tests/support/calls/orders.ts";
import {
  aShopInConflict,
  expectOutcomesToOutlastConflicts,
  sqlError,
} from "#tests/support/commands-in-conflict.ts";
import { anOrder } from "#tests/support/orders.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

const IN_OTHER_FILES = { ...EGGS, ...FLOCKS, ...ORDERS };

expectOutcomesToOutlastConflicts("office", (name) => !(name in IN_OTHER_FILES));

describe.each(ENGINES)("in %s", (_engine, fresh) => {
  test("a unit of work in endless conflict gives up after thirty attempts, and changes nothing", async () => {
    const { conflicts, store } = await aShopInConflict(fresh);
    conflicts.left = 100;
    conflicts.code = "40P01";
    let runs = 0;
    const run = store.unitOfWork.run(async ({ orders }) => {
      runs += 1;
      await orders.add(anOrder());
    });
    await expect(run).rejects.toMatchObject({ name: "Fault", code: "shop-busy" });
    expect(runs).toBe(30);
    conflicts.left = 0;
    expect(await store.records.orders.find("A")).toBeNull();
  });

  test("a unit of work that waits too long for a statement throws shop-busy, without a retry", async () => {
    let asked = 0;
    const { db } = await fresh((own) => async (statement, parameters) => {
      if (!statement.includes('"mutex"')) return own(statement, parameters);
      asked += 1;
      throw sqlError("57014");
    });
    const run = postgresShop({ db }).unitOfWork.run(async ({ orders }) => orders.add(anOrder()));
    await expect(run).rejects.toMatchObject({ name: "Fault", code: "shop-busy" });
    expect(asked).toBe(1);
  });

  test("a write outside a unit of work is retried like one", async () => {
    const { conflicts, db, records } = await aShopInConflict(fresh);
    const before = transactionsIn(db).retries;
    conflicts.left = 3;
    await records.orders.add(anOrder());
    expect(await records.orders.find("A")).toEqual(anOrder());
    expect(transactionsIn(db).retries).toBe(before + 3);
  });

  test("a unit of work throws any other error of the database, and isn't retried", async () => {
    const { conflicts, store } = await aShopInConflict(fresh);
    conflicts.left = 1;
    conflicts.code = "42601";
    let runs = 0;
    const run = store.unitOfWork.run(async ({ orders }) => {
      runs += 1;
      await orders.add(anOrder());
    });
    await expect(run).rejects.toMatchObject({ name: "Error", code: "42601" });
    expect(runs).toBe(1);
  });
});
