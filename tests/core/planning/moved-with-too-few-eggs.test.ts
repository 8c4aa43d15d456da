import { expect, test } from "vitest";
import { fieldsOf } from "#core/by-hand/edit-order.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";

const SUNDAY = "2026-06-21";

/** Eggs that were laid on 15 June may be handed over until this day. */
const LAST_DAY = "2026-07-06";

const DAY_AFTER = "2026-07-07";

const GONE = { ok: false, refusal: { kind: "eggs-gone", category: "large" } };

const boughtForSunday = async (quantity = 1) => {
  const shop = await withOpenBook(24);
  const id = await shop.buy(quantity);
  const moveTo = (day: string, eggsAnyway = false) =>
    shop.office.moveOrder({ id, method: "delivery", day, anyway: true, eggsAnyway });
  const daysOf = async () => (await shop.order(id)).days;
  return { ...shop, id, moveTo, daysOf };
};

test("moveOrder refuses a day on which an unpacked order's eggs would be too old, until it is to be so anyway", async () => {
  const { moveTo, daysOf } = await boughtForSunday();
  expect(await moveTo(DAY_AFTER)).toEqual(GONE);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
  expect(await moveTo(LAST_DAY)).toMatchObject({ ok: true });
  expect(await moveTo(DAY_AFTER, true)).toMatchObject({ ok: true });
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

test("editOrder refuses the day too and changes nothing of the order, until it is to be so anyway", async () => {
  const { office, order, id, daysOf } = await boughtForSunday();
  const before = fieldsOf(await order(id));
  const edit = {
    ...before,
    id,
    before,
    phone: "07700 900123",
    days: { delivery: DAY_AFTER },
    anyway: true,
  };
  expect(await office.editOrder(edit)).toEqual(GONE);
  expect(fieldsOf(await order(id))).toEqual(before);
  expect(await office.editOrder({ ...edit, eggsAnyway: true })).toMatchObject({ ok: true });
  expect(await daysOf()).toEqual({ delivery: DAY_AFTER });
  expect((await order(id)).phone).toBe("07700 900123");
});

test("closeDays refuses to move orders to a day that their eggs can't fill together, until it is to be so anyway", async () => {
  const { office, buy, log, daysOf } = await boughtForSunday();
  const other = await buy();
  await log(12);
  const fair = { first: SUNDAY, last: SUNDAY, method: "both", reason: "Fair" } as const;
  // A Saturday: there are fresh eggs for one of the two alone.
  const moveTo = "2026-07-11";
  expect(await office.closeDays({ ...fair, orders: { moveTo } })).toEqual(GONE);
  expect(await daysOf()).toEqual({ delivery: SUNDAY });
  expect((await office.getWeek()).week.exceptions).toEqual([]);
  expect(await office.closeDays({ ...fair, orders: { moveTo, eggsAnyway: true } })).toMatchObject({
    ok: true,
  });
  expect(await daysOf()).toEqual({ delivery: moveTo });
  expect((await office.setOrderStatus({ id: other, status: "Ready" })).ok).toBe(true);
});
