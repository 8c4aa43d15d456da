import { describe, expect, test } from "vitest";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { transactionsIn } from "#adapters/postgres/transaction.ts";
import { memoryStores } from "#tests/support/a-shop.ts";
import {
  aShopInConflict,
  expectOutcomesToOutlastConflicts,
  OF_ORDERS_AND_CUSTOMERS,
  OF_THE_FARM,
  OF_THE_FLOCKS,
  sqlError,
} from "#tests/support/commands-in-conflict.ts";
import { anOrder } from "#tests/support/orders.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

expectOutcomesToOutlastConflicts(OF_THE_FARM);

test("the commands tried in conflict are every command of the shop", async () => {
  const { createOffice } = await import("#core/office.ts");
  const ports = { store: memoryStores().shop } as never;
  const reads = /^(?:get|has|is|list|find|compute|export)/;
  const commands = Object.keys(createOffice(ports)).filter((name) => !reads.test(name));
  expect(Object.keys({ ...OF_ORDERS_AND_CUSTOMERS, ...OF_THE_FLOCKS, ...OF_THE_FARM })).toEqual(
    expect.arrayContaining(commands),
  );
});

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

  test("a unit of work that waits longer than a statement may take throws shop-busy, and isn't retried", async () => {
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
