import { expect, test } from "vitest";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { Ticker } from "#ports/ticker.ts";
import { eventually } from "#tests/support/eventually.ts";
import { anOrder } from "#tests/support/orders.ts";
import { freshPGlite, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

const EVERY_10_MS = 10;

const fewer = (large: number) => ({ ...DEFAULT_INVENTORY, large });

test("changes emits what another process changes, within the time between two polls", async () => {
  const url = await sharedPostgres();
  const [here, there] = [
    postgresShop({ db: openInATest(url).db, pollEvery: EVERY_10_MS }),
    postgresShop(openInATest(url)),
  ];
  const heard: string[] = [];
  const leave = here.changes.subscribe((topic) => void heard.push(topic));
  await eventually(async () => {
    await there.records.inventory.save(fewer(Math.floor(Math.random() * 1e6)));
    expect(heard).toContain("inventory");
  });
  leave();
});

test("changes emits to both stores what both change", async () => {
  const url = await sharedPostgres();
  const stores = [1, 2].map(() =>
    postgresShop({ db: openInATest(url).db, pollEvery: EVERY_10_MS }),
  );
  const heard = stores.map(() => [] as string[]);
  const leaving = stores.map(({ changes }, place) =>
    changes.subscribe((topic) => void heard[place]?.push(topic)),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  await Promise.all(
    stores.flatMap(({ records }, place) =>
      [1, 2, 3].map((n) => records.orders.add(anOrder({ id: `${place}-${n}` }))),
    ),
  );
  await eventually(() => {
    for (const one of heard) expect(one).toContain("orders");
  });
  for (const leave of leaving) leave();
});

const isLook = (statement: string) =>
  statement.startsWith("select") && statement.includes('"topic_change"');

const troubleIn = (statement: string, now: { isDown: boolean; failsToCommit: boolean }) => {
  if (now.isDown && isLook(statement)) return Object.assign(new Error("gone"), { code: "57P01" });
  return now.failsToCommit && statement === "commit" ? new Error("no commit") : null;
};

/** A store whose looks are told by hand, and its queries counted. */
const aStoreByHand = async () => {
  const looks: (() => unknown)[] = [];
  const asked = { topics: 0, isDown: false, failsToCommit: false };
  const { db } = await freshPGlite((own) => async (statement, ...rest) => {
    if (isLook(statement)) asked.topics += 1;
    const trouble = troubleIn(statement, asked);
    if (trouble) throw trouble;
    return own(statement, ...rest);
  });
  const ticker: Ticker = {
    every: (_milliseconds, call) => {
      looks.push(call);
      return () => void looks.splice(looks.indexOf(call), 1);
    },
  };
  const look = async () => {
    for (const call of looks) await call();
  };
  return { here: postgresShop({ db, ticker }), there: postgresShop({ db }), look, looks, asked };
};

test("changes polls only while there are listeners", async () => {
  const { here, look, looks, asked } = await aStoreByHand();
  await here.records.inventory.save(fewer(1));
  expect([looks.length, asked.topics]).toEqual([0, 0]);
  const leave = [1, 2].map(() => here.changes.subscribe(() => undefined));
  expect(looks).toHaveLength(1);
  await look();
  for (const stop of leave) stop();
  expect(looks).toHaveLength(0);
});

test("changes emits what changed during a database failure, once it is over", async () => {
  const { here, there, look, asked } = await aStoreByHand();
  const heard: string[] = [];
  here.changes.subscribe((topic) => void heard.push(topic));
  await look();
  asked.isDown = true;
  await there.records.inventory.save(fewer(1));
  await look();
  expect(heard).toEqual([]);
  asked.isDown = false;
  await look();
  await look();
  expect(heard).toEqual(["inventory"]);
});

test("changes emits another store's change between two changes of its own", async () => {
  const { here, there, look } = await aStoreByHand();
  const heard: string[] = [];
  here.changes.subscribe((topic) => void heard.push(topic));
  await look();
  await here.records.inventory.save(fewer(1));
  await here.records.inventory.save(fewer(2));
  await look();
  expect(heard).toEqual([]);
  await here.records.inventory.save(fewer(3));
  await there.records.inventory.save(fewer(4));
  await here.records.inventory.save(fewer(5));
  await look();
  expect(heard).toEqual(["inventory"]);
});

test("changes emits another store's change after a failed commit of its own", async () => {
  const { here, there, look, asked } = await aStoreByHand();
  const heard: string[] = [];
  here.changes.subscribe((topic) => void heard.push(topic));
  await look();
  asked.failsToCommit = true;
  await expect(here.records.inventory.save(fewer(1))).rejects.toThrow("no commit");
  asked.failsToCommit = false;
  await there.records.inventory.save(fewer(4));
  await look();
  expect(heard).toEqual(["inventory"]);
});
