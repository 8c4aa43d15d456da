import { expect, test } from "vitest";
import { type Course, walk } from "#tests/model/egg-year/walk.ts";
import { type EggYear, type Home, inMemory } from "#tests/model/egg-year/world.ts";
import { everyOrder } from "#tests/model/year-world.ts";
import { serverTestStore } from "#tests/support/stores.ts";

const SEED = process.env.YEAR_SEED ?? String(Date.now() % 1_000_000);
const DAYS = Number(process.env.YEAR_DAYS ?? 366);

const inPostgres = (): Home => {
  const store = serverTestStore();
  return () => store.openTab();
};

/** What a farm has come to. */
const endOf = async (world: EggYear) => {
  const { records } = world.server;
  const lots = await records.lots.open();
  return {
    stock: await records.inventory.load(),
    lots: lots.map(({ id, laid, left }) => `${id} of ${laid}: ${left}`).toSorted(),
    weeks: await records.lots.weekSumsFrom(""),
    orders: (await everyOrder(world))
      .map(({ id, status, days, bestBefore }) => JSON.stringify([id, status, days, bestBefore]))
      .toSorted(),
  };
};

const through = async (course: Pick<Course, "home" | "move">) => {
  const { world, trouble } = await walk({ seed: SEED, days: DAYS, ...course });
  expect(trouble, `seed ${SEED}`).toBeNull();
  return endOf(world);
};

test("a year over memory adds up at every midnight, and goes on to the same end from a backup", async () => {
  const end = await through({ home: inMemory() });
  const move = { after: Math.floor(DAYS * 0.7), to: inMemory() };
  expect(await through({ home: inMemory(), move }), `seed ${SEED}`).toEqual(end);
}, 1_200_000);

test("a year over PostgreSQL adds up at every midnight", async () => {
  await through({ home: inPostgres() });
}, 3_600_000);
