import { Mutex } from "async-mutex";
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

/** The calendar as a payment read it before it had its mutexes arrives once caps are saved. */
const withLateCalendar = (records: ShopRecords, saved: Promise<unknown>): ShopRecords => ({
  ...records,
  profile: {
    ...records.profile,
    load: async () => {
      const read = await records.profile.load();
      await saved;
      return read;
    },
  },
});

/** What one unit of work reads of the payments arrives when another that runs beside it has read them too. */
const withSlowPayments = (records: ShopRecords): ShopRecords => ({
  ...records,
  agreements: {
    ...records.agreements,
    underWay: async () => {
      const read = await records.agreements.underWay();
      await new Promise((resolve) => setTimeout(resolve, 5));
      return read;
    },
  },
});

/** Units of work that wait for each other by a mutex for each category of eggs alone, as those of a server do. */
const sideBySide = (stores: Stores, saved: Promise<unknown>): Stores => {
  const mutexes = new Map(CATEGORY_IDS.map((id) => [id, new Mutex()] as const));
  const { records } = stores.shop;
  const run = <Value>(
    work: (records: ShopRecords) => Promise<Value>,
    eggs: readonly CategoryId[] = CATEGORY_IDS,
  ): Promise<Value> =>
    CATEGORY_IDS.filter((id) => eggs.includes(id)).reduceRight<() => Promise<Value>>(
      (inner, id) => () => mutexes.get(id)?.runExclusive(inner) ?? inner(),
      () => work(withSlowPayments(records)),
    )();
  const late = withLateCalendar(records, saved);
  return { ...stores, shop: { ...stores.shop, records: late, unitOfWork: { run } } };
};

/** Each day of the week takes one order from now on. */
const capEachDay = async (stores: Stores): Promise<void> => {
  const { office } = aSharedShop({ stores });
  const { version, week: stored } = await office.getWeek();
  const week = DEFAULT_PROFILE.week.week.map((row) => ({ ...row, orders: 1 }));
  const saved = await office.saveWeek({ version, ...stored, week });
  expect(saved.ok).toBe(true);
};

test("two payments for different eggs never get the last place where caps are saved meanwhile", async () => {
  const stores = memoryStores();
  let goOn = () => {};
  const saved = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { counter } = aSharedShop({ stores: sideBySide(stores, saved) });
  const days = { delivery: SUNDAY };
  const both = Promise.all([
    counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days),
    counter.openPayment([SMALL_SIX], "paypal", 125, "", days),
  ]);
  await capEachDay(stores);
  goOn();
  const answers = await both;
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  expect(refused).toEqual([
    expect.objectContaining({ kind: "day-gone", why: "full", day: SUNDAY }),
  ]);
});
