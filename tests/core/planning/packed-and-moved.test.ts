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

test("moveOrder moves a packed order to the last day of its eggs, and refuses the day after, anyway too", async () => {
  const { moveTo, daysOf } = await packedForSunday();
  expect(await moveTo(DAY_AFTER)).toEqual(TOO_OLD);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
  expect(await moveTo(LAST_DAY)).toMatchObject({ ok: true });
  expect(await daysOf()).toEqual({ delivery: LAST_DAY });
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
  expect(await moveTo(DAY_AFTER)).toMatchObject({ ok: true });
});

test("editOrder refuses the day too, and changes nothing of the order", async () => {
  const { editTo, fields, daysOf } = await packedForSunday();
  const before = await fields();
  expect(await editTo(DAY_AFTER)).toEqual(TOO_OLD);
  expect(await fields()).toEqual(before);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
});

test("closeDays moves no packed order to a day on which its eggs are too old, and closes nothing", async () => {
  const { office, daysOf, counter } = await packedForSunday();
  const close = (moveTo: string) => office.closeDays({ ...FAIR, orders: { moveTo } });
  expect(await close("2026-07-11")).toEqual(TOO_OLD);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
  const state = async () => (await office.getWeek()).week.exceptions;
  expect(await state()).toEqual([]);
  expect(await close("2026-06-27")).toMatchObject({ ok: true });
  expect(await daysOf()).toEqual({ delivery: "2026-06-27" });
  expect(await counter.getInventory()).toMatchObject({ large: 168 });
});
