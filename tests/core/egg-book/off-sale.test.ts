import { describe, expect, test } from "vitest";
import { whenClockShows } from "#core/shared/calendar.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { TODAY, typedCounts, WORMER, withOpenBook } from "#tests/support/an-egg-book.ts";

test("at midnight eggs past their day leave the shelf, and stay until they are taken off it", async () => {
  const shop = await withOpenBook();
  // 6 July is 21 days after 15 June.
  shop.wait(16 * 24 * 60);
  await shop.backgroundJobs.ageEggs();
  expect(await shop.eggs()).toBe(180);
  shop.wait(12 * 60);
  // Before any job has run.
  expect((await shop.counter.getInventory()).large).toBe(0);
  expect(await shop.large()).toMatchObject({ forSale: 0, shelf: 0 });
  await shop.backgroundJobs.ageEggs();
  expect(await shop.large()).toMatchObject({ forSale: 0, shelf: 0, lots: [{ isPast: true }] });
  const [old] = (await shop.large()).lots;
  const lot = old?.id;
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 180, kind: "old", lot });
  expect((await shop.large()).lots).toEqual([]);
  await expectTheBookToAddUp(shop);
});

test("a shelf is counted on the day its eggs get too old, before any other work of the day", async () => {
  const shop = await withOpenBook();
  await shop.log(24);
  shop.wait(17 * 24 * 60);
  expect(await shop.large()).toMatchObject({ forSale: 24, shelf: 24 });
  expect(await shop.countShelf(20)).toMatchObject({ ok: true, value: { missing: 4, found: 0 } });
  expect(await shop.large()).toMatchObject({ forSale: 20, shelf: 20 });
  await expectTheBookToAddUp(shop);
});

test("eggs of 21 November are best before 19 December, off sale on 13 December in London", async () => {
  const time = { now: whenClockShows("2026-11-21", "20:00") };
  const { office, counter } = aSharedShop({ time });
  await office.openBook({ shelf: {} });
  const counts = typedCounts({ large: 30 });
  await office.logEggs({ flock: "1", date: "2026-11-21", counts });
  const [lot] = (await office.getEggBook()).kinds.large.lots;
  expect(lot).toMatchObject({ bestBefore: "2026-12-19", handOverUntil: "2026-12-12" });
  time.now = whenClockShows("2026-12-12", "23:59");
  expect((await counter.getInventory()).large).toBe(30);
  expect((await office.getEggBook()).kinds.large.lots).toMatchObject([{ isPast: false }]);
  time.now = whenClockShows("2026-12-13", "00:00");
  expect((await counter.getInventory()).large).toBe(0);
  expect((await office.getEggBook()).kinds.large.lots).toMatchObject([{ isPast: true, left: 30 }]);
});

describe("a medicine that is entered three days late", () => {
  const withCounts = async () => {
    const shop = await withOpenBook(0);
    for (const day of ["2026-06-16", "2026-06-17", "2026-06-18"]) await shop.log(24, day);
    const give = async () => {
      const given = await shop.office.addMedicine(WORMER);
      if (!given.ok) throw new Error(given.refusal.kind);
      return given.value.id;
    };
    return { ...shop, give };
  };

  test("takes what is left of those days off sale, and lists who has eggs of them", async () => {
    const shop = await withCounts();
    const [early, late] = [await shop.buy(2), await shop.buy(1)];
    for (const id of [early, late]) await shop.office.setOrderStatus({ id, status: "Ready" });
    expect(await shop.eggs()).toBe(36);
    expect(await shop.office.getOrdersWithEggs("1")).toEqual([]);
    await shop.give();
    expect(await shop.eggs()).toBe(0);
    const [found, ...others] = await shop.office.getOrdersWithEggs("1");
    expect(others).toEqual([]);
    expect(found).toMatchObject({ medicine: { medicine: "Wormer", first: "2026-06-17" } });
    // The first dozens were of Tuesday.
    expect(found?.orders.map(({ order, eggs }) => [order.id, eggs])).toEqual([[late, 12]]);
    const { customerName } = await shop.order(late);
    expect(found?.orders[0]?.order).toMatchObject({ customerName });
    await expectTheBookToAddUp(shop);
  });

  test("leaves an order that isn't packed short, and packs it from other eggs", async () => {
    const shop = await withCounts();
    const id = await shop.buy(3);
    await shop.give();
    expect((await shop.large()).short).toMatchObject([{ order: { id }, short: 12 }]);
    await shop.log(24, TODAY, "2");
    await shop.office.setOrderStatus({ id, status: "Ready" });
    expect((await shop.large()).lots.map(({ laid, left }) => [laid, left])).toEqual([
      ["2026-06-17", 24],
      ["2026-06-18", 24],
      [TODAY, 12],
    ]);
    expect(await shop.office.getOrdersWithEggs("1")).toEqual([]);
  });

  test("keeps counts of its days in the book and off sale, until it is struck out", async () => {
    const shop = await withCounts();
    const id = await shop.give();
    await shop.log(10);
    expect(await shop.eggs()).toBe(24);
    expect((await shop.large()).lots.at(-1)).toMatchObject({ left: 10, isWithheld: true });
    await shop.office.strikeMedicine({ flock: "1", id, reason: "Another flock" });
    expect(await shop.eggs()).toBe(82);
    await expectTheBookToAddUp(shop);
  });

  test("puts back on sale, once it is struck out, only what is still in date", async () => {
    const shop = await withCounts();
    const id = await shop.give();
    // 8 July is 21 days after 17 June.
    shop.wait(19 * 24 * 60);
    await shop.office.strikeMedicine({ flock: "1", id, reason: "Another flock" });
    expect(await shop.eggs()).toBe(24);
    await expectTheBookToAddUp(shop);
  });

  test("lets withheld eggs be thrown away, and nothing else take them", async () => {
    const shop = await withCounts();
    await shop.give();
    const take = (id: string, eggs: number, lot?: string | undefined) =>
      shop.office.takeEggs({ id, category: "large", eggs, kind: "thrown", ...(lot && { lot }) });
    expect(await take("T", 25)).toMatchObject({ refusal: { kind: "not-so-many", left: 24 } });
    const withheld = (await shop.large()).lots.find(({ isWithheld }) => isWithheld);
    expect(await take("U", 24, withheld?.id)).toMatchObject({ ok: true });
    expect(await shop.eggs()).toBe(24);
    await expectTheBookToAddUp(shop);
  });
});
