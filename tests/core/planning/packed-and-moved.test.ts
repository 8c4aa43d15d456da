import { expect, test } from "vitest";
import { fieldsOf } from "#core/by-hand/edit-order.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";

const SUNDAY = "2026-06-21";

/** Eggs that were laid on 15 June may be handed over until this day. */
const LAST_DAY = "2026-07-06";

const DAY_AFTER = "2026-07-07";

const FAIR = { first: SUNDAY, last: SUNDAY, method: "both", reason: "Fair" } as const;

const TOO_OLD = { ok: false, refusal: { kind: "eggs-too-old" } };

const packedForSunday = async () => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  const moveTo = (day: string) =>
    shop.office.moveOrder({ id, method: "delivery", day, anyway: true });
  const daysOf = async () => (await shop.order(id)).days;
  return { ...shop, id, moveTo, daysOf };
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
  const { office, order, id, daysOf } = await packedForSunday();
  const before = fieldsOf(await order(id));
  const edited = await office.editOrder({
    ...before,
    id,
    before,
    phone: "07700 900123",
    days: { delivery: DAY_AFTER },
    anyway: true,
  });
  expect(edited).toEqual(TOO_OLD);
  expect(fieldsOf(await order(id))).toEqual(before);
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
