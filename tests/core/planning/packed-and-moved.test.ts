import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";
import {
  anOrderForSunday,
  DAY_AFTER,
  FAIR,
  LAST_DAY,
  SUNDAY,
} from "#tests/support/an-order-for-sunday.ts";

const TOO_OLD = { ok: false, refusal: { kind: "eggs-too-old" } };

const packedForSunday = async () => {
  const shop = await anOrderForSunday(await withOpenBook());
  await shop.office.setOrderStatus({ id: shop.id, status: "Ready" });
  return shop;
};

const LEFT = { leavePacked: true };

test("moveOrder leaves an order packed until its eggs' last day, and refuses the day after", async () => {
  const { moveTo, daysOf, order, id } = await packedForSunday();
  expect(await moveTo(DAY_AFTER, LEFT)).toEqual(TOO_OLD);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
  expect(await moveTo(LAST_DAY, LEFT)).toMatchObject({ ok: true });
  expect(await daysOf()).toEqual({ delivery: LAST_DAY });
  expect((await order(id)).status).toBe("Ready");
});

test("moveOrder unpacks an order unless told to leave it, and its eggs are in their lots again", async () => {
  const shop = await packedForSunday();
  await shop.log(12);
  expect(await shop.moveTo(DAY_AFTER)).toMatchObject({ ok: true, value: { status: "Pending" } });
  const order = await shop.order(shop.id);
  expect(order.bestBefore).toBeUndefined();
  expect(order.log?.map(({ kind }) => kind).slice(-2)).toEqual(["reopened", "day-moved"]);
  expect(await shop.large()).toMatchObject({ shelf: 192, promised: 12, forSale: 180 });
  await expectTheBookToAddUp(shop);
});

test("moveOrder unpacks no order whose day it refuses", async () => {
  const shop = await packedForSunday();
  const before = await shop.order(shop.id);
  expect(await shop.moveTo(DAY_AFTER)).toMatchObject({ refusal: { kind: "eggs-gone" } });
  expect(await shop.order(shop.id)).toEqual(before);
  expect(await shop.moveTo(DAY_AFTER, { eggsAnyway: true })).toMatchObject({ ok: true });
});

test("moveOrder moves it once it is unpacked, and it is packed with eggs that are fresh enough", async () => {
  const shop = await packedForSunday();
  await shop.office.setOrderStatus({ id: shop.id, status: "Pending" });
  await shop.log(12);
  expect(await shop.moveTo(DAY_AFTER)).toMatchObject({ ok: true });
  await shop.office.setOrderStatus({ id: shop.id, status: "Ready" });
  expect((await shop.large()).lots).toMatchObject([{ laid: "2026-06-15", left: 180 }]);
  await expectTheBookToAddUp(shop);
});

test("moveOrder asks nothing of eggs while the book is closed", async () => {
  const { office, moveTo } = await packedForSunday();
  await office.closeBook();
  expect(await moveTo(DAY_AFTER, LEFT)).toMatchObject({ ok: true });
});

test("editOrder refuses the day too, and changes nothing of the order", async () => {
  const { editTo, fields, daysOf } = await packedForSunday();
  const before = await fields();
  expect(await editTo(DAY_AFTER, LEFT)).toEqual(TOO_OLD);
  expect(await fields()).toEqual(before);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
});

test("closeDays leaves no order packed for a day too late for its eggs, and closes nothing", async () => {
  const { office, daysOf, counter } = await packedForSunday();
  const close = (moveTo: string) => office.closeDays({ ...FAIR, orders: { moveTo, ...LEFT } });
  expect(await close("2026-07-11")).toEqual(TOO_OLD);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
  const state = async () => (await office.getWeek()).week.exceptions;
  expect(await state()).toEqual([]);
  expect(await close("2026-06-27")).toMatchObject({ ok: true });
  expect(await daysOf()).toEqual({ delivery: "2026-06-27" });
  expect(await counter.getInventory()).toMatchObject({ large: 168 });
});

test("closeDays unpacks all packed orders that it moves, unless they are to be left", async () => {
  const shop = await packedForSunday();
  const other = await shop.buy();
  await shop.office.setOrderStatus({ id: other, status: "Ready" });
  const orders = { moveTo: "2026-06-27" };
  expect(await shop.office.closeDays({ ...FAIR, orders })).toMatchObject({ ok: true });
  for (const id of [shop.id, other])
    expect(await shop.order(id)).toMatchObject({
      status: "Pending",
      days: { delivery: "2026-06-27" },
    });
  expect(await shop.large()).toMatchObject({ shelf: 180, promised: 24 });
  await expectTheBookToAddUp(shop);
});
