import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { App } from "#core/app.ts";
import type { PackChoice } from "#core/cart/cart.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { addHours } from "#core/shared/calendar.ts";
import type { Clock } from "#ports/clock.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";
import {
  add,
  buy,
  type Command,
  cancel,
  change,
  collectEggs,
  freshDay,
  open,
  pay,
  providerOf,
  remove,
  reprice,
  wait,
} from "#tests/model/steps.ts";
import { aShop, aVisitorOf, NOON, type Stores } from "#tests/support/a-shop.ts";
import { inRounds } from "#tests/support/in-rounds.ts";
import { aBrowserOf, aServer, remoteShopOf } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";
import {
  localStorageTestStore,
  memoryTestStore,
  pgliteTestStore,
  serverTestStore,
  type TestStore,
} from "#tests/support/stores.ts";
import { atLength, isDaily, ofThisRun } from "../../tools/lib/extent.ts";
import { seconds } from "../../tools/lib/slowness.ts";

/** Few, so that a day's steps meet: packs of one category, and one pack in both delivery methods. */
const choices = fc.constantFrom<PackChoice>(
  { category: "large", packSize: 6, deliveryMethod: "delivery" },
  { category: "large", packSize: 30, deliveryMethod: "delivery" },
  { category: "large", packSize: 30, deliveryMethod: "collection" },
  { category: "doubleYolkers", packSize: 12, deliveryMethod: "collection" },
);

const visitors = fc.constantFrom(0, 1);

const aDay = fc.commands(
  [
    fc.tuple(visitors, choices).map(([who, choice]) => add(who, choice)),
    fc.tuple(visitors, choices).map(([who, choice]) => add(who, choice)),
    fc
      .tuple(visitors, choices, fc.integer({ min: -1, max: 12 }))
      .map(([who, choice, packs]) => change(who, choice, packs)),
    fc.tuple(visitors, choices).map(([who, choice]) => remove(who, choice)),
    visitors.map(open),
    fc.tuple(visitors, fc.integer({ min: 1, max: 2 })).map(([who, times]) => pay(who, times)),
    visitors.map(buy),
    visitors.map(cancel),
    fc.integer({ min: 1, max: 20 }).map(wait),
    fc
      .tuple(fc.constantFrom(...CATEGORY_IDS), fc.nat({ max: 60 }))
      .map(([id, eggs]) => collectEggs(id, eggs)),
    fc.tuple(choices, fc.nat({ max: 900 })).map(([choice, pence]) => reprice(choice, pence)),
  ],
  { maxCommands: 60, size: "max" },
) as fc.Arbitrary<Iterable<Command>>;

/** Two visitors of one shop, each with a browser of their own. */
const twoBrowsers = (
  farm: TestStore,
  freshTestStore: () => TestStore,
): readonly [Stores, Stores] => {
  return [farm.openTab(), { ...farm.openTab(), visitor: freshTestStore().openTab().visitor }];
};

const twice = <Records>({ run }: UnitOfWork<Records>): UnitOfWork<Records> => ({
  run: async (work) => {
    const undone = new Error("run again");
    await run(async (records) => {
      await work(records);
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    return run(work);
  },
});

/** A store may run a unit of work again when others came between: here it always does. */
const runningTwice = ({ shop, visitor, sessions }: Stores): Stores => ({
  sessions,
  shop: { ...shop, unitOfWork: twice(shop.unitOfWork) },
  visitor: { ...visitor, unitOfWork: twice(visitor.unitOfWork) },
});

/** How many days are tried; a customer pays on every other day at least. */
const WAYS: readonly [string, () => TestStore, (stores: Stores) => Stores, number][] = [
  ["memory", memoryTestStore, (stores) => stores, 40],
  ["local storage", localStorageTestStore, (stores) => stores, 40],
  ["memory that runs everything twice", memoryTestStore, runningTwice, 40],
  ["PGlite", pgliteTestStore, (stores) => stores, 12],
  ["PostgreSQL", serverTestStore, (stores) => stores, 12],
];

const TODAYS = isDaily ? ofThisRun(WAYS) : WAYS;

describe.each(TODAYS)("a day at the shop, kept in %s", (_name, freshTestStore, asKept, full) => {
  test("however it goes, baskets, stock and orders are what they should be", {
    timeout: seconds(60),
  }, async () => {
    const [days, tally] = [atLength(full), { paid: 0 }];
    const walks = fc.asyncProperty(aDay, async (commands) => {
      const farm = freshTestStore();
      const time = { minutes: 0 };
      const clock = { now: () => addHours(NOON, time.minutes / 60) };
      const apps = twoBrowsers(farm, freshTestStore).map(
        (stores, who) => aShop({ stores: asKept(stores), clock, gateway: providerOf(who) }).app,
      );
      const fresh = () => ({ model: freshDay(), real: { apps, time, tally } });
      await fc.asyncModelRun(fresh, commands);
    });
    await inRounds(
      () => fc.assert(walks, { numRuns: days }),
      () => tally.paid >= days / 2,
    );
    expect(tally.paid).toBeGreaterThanOrEqual(days / 2);
  });
});

/** Two browsers of two processes that share one server store. The owner works in both. */
const twoBrowsersOfAServer = async (clock: Clock): Promise<readonly App[]> => {
  const serverStore = memoryServerStore();
  const browsers = [0, 1].map((who) => {
    const deps = { clock, shared: null, payments: { paypal: providerOf(who) } };
    const { app } = aServer({ serverStore, deps });
    const shop = remoteShopOf(aBrowserOf(app).fetch);
    const { visitor } = memoryTestStore().openTab();
    return { ...aShop({ clock }).app, shop, visitor: aVisitorOf(shop, visitor, clock) };
  });
  for (const { shop } of browsers) await shop.counter.logIn("farmgate");
  return browsers;
};

describe("a day at the shop on a server, over HTTP", () => {
  test("however it goes, baskets, stock and orders are what they should be", {
    timeout: seconds(60),
  }, async () => {
    const [days, tally] = [atLength(20), { paid: 0 }];
    const walks = fc.asyncProperty(aDay, async (commands) => {
      const time = { minutes: 0 };
      const clock = { now: () => addHours(NOON, time.minutes / 60) };
      const apps = await twoBrowsersOfAServer(clock);
      const fresh = () => ({ model: freshDay(), real: { apps, time, tally } });
      await fc.asyncModelRun(fresh, commands);
    });
    await inRounds(
      () => fc.assert(walks, { numRuns: days }),
      () => tally.paid >= days / 2,
    );
    expect(tally.paid).toBeGreaterThanOrEqual(days / 2);
  });
});
