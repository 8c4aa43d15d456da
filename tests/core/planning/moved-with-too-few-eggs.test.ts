import { expect, test } from "vitest";
import { withOpenBook } from "#tests/support/an-egg-book.ts";
import {
  anOrderForSunday,
  DAY_AFTER,
  FAIR,
  LAST_DAY,
  SUNDAY,
} from "#tests/support/an-order-for-sunday.ts";

const GONE = { ok: false, refusal: { kind: "eggs-gone", category: "large" } };

const boughtForSunday = async (dozens = 1) => anOrderForSunday(await withOpenBook(24), dozens);

test("moveOrder refuses a day too late for an unpacked order's eggs, unless it is forced", async () => {
  const { moveTo, daysOf } = await boughtForSunday();
  expect(await moveTo(DAY_AFTER)).toEqual(GONE);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
  expect(await moveTo(LAST_DAY)).toMatchObject({ ok: true });
  expect(await moveTo(DAY_AFTER, { eggsAnyway: true })).toMatchObject({ ok: true });
  expect(await daysOf()).toEqual({ delivery: DAY_AFTER });
});

test("moveOrder moves it where fresh eggs are there for it", async () => {
  const { moveTo, log } = await boughtForSunday();
  await log(12);
  expect(await moveTo(DAY_AFTER)).toMatchObject({ ok: true });
});

test("moveOrder refuses a day for which the fresh eggs are promised to others", async () => {
  const shop = await boughtForSunday();
  await shop.log(12);
  const other = await shop.buy();
  const move = { method: "delivery", day: DAY_AFTER, anyway: true } as const;
  expect(await shop.office.moveOrder({ ...move, id: other })).toMatchObject({ ok: true });
  expect(await shop.moveTo(DAY_AFTER)).toEqual(GONE);
});

test("moveOrder asks nothing of eggs that are short on any day, nor while the book is closed", async () => {
  const { office, moveTo, countShelf } = await boughtForSunday(2);
  await countShelf(0);
  expect(await moveTo(LAST_DAY)).toMatchObject({ ok: true });
  await office.closeBook();
  expect(await moveTo(DAY_AFTER)).toMatchObject({ ok: true });
});

test("editOrder refuses the day too and leaves the order alone, unless it is forced", async () => {
  const { editTo, fields, order, id, daysOf } = await boughtForSunday();
  const before = await fields();
  expect(await editTo(DAY_AFTER)).toEqual(GONE);
  expect(await fields()).toEqual(before);
  expect(await editTo(DAY_AFTER, { eggsAnyway: true })).toMatchObject({ ok: true });
  expect(await daysOf()).toEqual({ delivery: DAY_AFTER });
  expect((await order(id)).phone).toBe("07700 900123");
});

test("closeDays refuses a day whose orders the eggs can't fill together, unless it is forced", async () => {
  const { office, buy, log, daysOf } = await boughtForSunday();
  const other = await buy();
  await log(12);
  // A Saturday: there are fresh eggs for one of the two alone.
  const moveTo = "2026-07-11";
  expect(await office.closeDays({ ...FAIR, orders: { moveTo } })).toEqual(GONE);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
  expect((await office.getWeek()).week.exceptions).toEqual([]);
  expect(await office.closeDays({ ...FAIR, orders: { moveTo, eggsAnyway: true } })).toMatchObject({
    ok: true,
  });
  expect(await daysOf()).toEqual({ delivery: moveTo });
  expect((await office.setOrderStatus({ id: other, status: "Ready" })).ok).toBe(true);
});
