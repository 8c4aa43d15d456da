import { expect, test } from "vitest";
import { DEFAULT_NOTICES } from "#core/profile/notices.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { memoryStores, NOON } from "#tests/support/a-shop.ts";
import { typedCounts, withBookOf } from "#tests/support/an-egg-book.ts";

const A_DAY = 24 * 60;

/** 40 large eggs, and 36 that were laid later, by noon of the last day on which the 40 are for sale. */
const beforeMidnight = async () => {
  const parts = { stores: memoryStores(), time: { now: NOON } };
  const shop = await withBookOf(aSharedShop(parts), { large: { eggs: 40, laid: "2026-06-15" } });
  await shop.records.profile.save({ notices: { ...DEFAULT_NOTICES, lowStock: true } });
  shop.wait(16 * A_DAY);
  const counts = typedCounts({ large: 36 });
  await shop.office.logEggs({ flock: "1", date: "2026-07-05", counts });
  await shop.backgroundJobs.ageEggs();
  const startAgain = () => aSharedShop({ ...parts, provider: shop.provider }).backgroundJobs;
  const told = async () =>
    (await shop.records.messages.page(null)).items
      .filter(({ kind }) => kind === "low-stock")
      .map(({ subject }) => subject);
  return { ...shop, startAgain, told };
};

test("eggs that are too old at midnight leave few: the owner gets one mail about it", async () => {
  const { records, ...shop } = await beforeMidnight();
  await records.profile.save({ notices: { ...DEFAULT_NOTICES, lowStock: true, line: 50 } });
  shop.wait(A_DAY);
  await shop.backgroundJobs.ageEggs();
  expect(await shop.told()).toEqual(["Large Eggs: 36 left"]);
  await shop.startAgain().ageEggs();
  expect(await shop.told()).toHaveLength(1);
});

test("a server that starts again after a sale has left few doesn't tell it as of midnight", async () => {
  const shop = await beforeMidnight();
  shop.wait(A_DAY);
  await shop.backgroundJobs.ageEggs();
  await shop.buy(2);
  expect(await shop.told()).toEqual(["Large Eggs: 12 left"]);
  await shop.startAgain().ageEggs();
  expect(await shop.told()).toEqual(["Large Eggs: 12 left"]);
});

test("a server that was away for days tells what got too old meanwhile", async () => {
  const { records, ...shop } = await beforeMidnight();
  await records.profile.save({ notices: { ...DEFAULT_NOTICES, lowStock: true, line: 50 } });
  shop.wait(3 * A_DAY);
  await shop.startAgain().ageEggs();
  expect(await shop.told()).toEqual(["Large Eggs: 36 left"]);
});

test("a book that is opened again tells nothing of eggs that got too old while it was closed", async () => {
  const { records, ...shop } = await beforeMidnight();
  await records.profile.save({ notices: { ...DEFAULT_NOTICES, lowStock: true, line: 50 } });
  await shop.office.closeBook();
  shop.wait(3 * A_DAY);
  await shop.office.openBook({ shelf: { large: { eggs: 76, laid: "2026-06-15" } } });
  const before = await shop.told();
  await shop.startAgain().ageEggs();
  expect(await shop.told()).toEqual(before);
});
