import { Mutex } from "async-mutex";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { ShopRecords } from "#ports/records.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { memoryStores, type Stores } from "#tests/support/a-shop.ts";

const SUNDAY = "2026-06-21";
const SMALL_SIX = {
  category: "small",
  packSize: 6,
  deliveryMethod: "delivery",
  quantity: 1,
} as const;

type Schedule = <Value>(wait: Promise<Value>) => Promise<Value>;

/** What is read arrives in the order in which the scheduler lets it. */
const late = (records: ShopRecords, schedule: Schedule): ShopRecords => ({
  ...records,
  profile: { ...records.profile, load: () => schedule(records.profile.load()) },
  agreements: { ...records.agreements, underWay: () => schedule(records.agreements.underWay()) },
});

/** Units of work that wait for each other by a mutex for each category of eggs alone, as those of a server do. */
const sideBySide = (stores: Stores, schedule: Schedule): Stores => {
  const mutexes = new Map(CATEGORY_IDS.map((id) => [id, new Mutex()] as const));
  const records = late(stores.shop.records, schedule);
  const run = <Value>(
    work: (records: ShopRecords) => Promise<Value>,
    eggs: readonly CategoryId[] = CATEGORY_IDS,
  ): Promise<Value> =>
    CATEGORY_IDS.filter((id) => eggs.includes(id)).reduceRight<() => Promise<Value>>(
      (inner, id) => () => mutexes.get(id)?.runExclusive(inner) ?? inner(),
      () => work(records),
    )();
  return { ...stores, shop: { ...stores.shop, records, unitOfWork: { run } } };
};

test("two payments for different eggs never get the last place, however caps are saved meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const stores = memoryStores();
      const schedule: Schedule = (wait) => scheduler.schedule(wait);
      const { counter, office } = aSharedShop({ stores: sideBySide(stores, schedule) });
      const week = DEFAULT_PROFILE.week.week.map((row) => ({ ...row, orders: 1 }));
      const { version, week: stored } = await aSharedShop({ stores }).office.getWeek();
      const { area, horizon } = stored;
      const days = { delivery: SUNDAY };
      const all = Promise.all([
        counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days),
        counter.openPayment([SMALL_SIX], "paypal", 125, "", days),
        office.saveWeek({ version, week, area, horizon }),
      ]);
      await scheduler.waitFor(all);
      const capped = (await stores.shop.records.agreements.underWay()).filter(
        ({ purchase }) => purchase.caps !== undefined,
      );
      expect(capped.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
});
