import { expect, test } from "vitest";
import { fieldsOf } from "#core/by-hand/edit-order.ts";
import { movedByCustomerLetter } from "#core/letters/owner-letters.ts";
import type { Order } from "#core/orders/order.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";
import { DAY_AFTER } from "#tests/support/an-order-for-sunday.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

/** It is noon on Saturday 20 June 2026. */
const SATURDAY = "2026-06-27";
const SUNDAY = "2026-06-28";

const CLOSED = { first: SATURDAY, last: SATURDAY, method: "both", reason: "Fair" } as const;

const withHalves = async (change: Partial<Order> = {}) => {
  const shop = aSharedShop();
  const days = { delivery: SATURDAY, collection: SATURDAY };
  await shop.records.orders.add(anOrder({ items: TWO_ITEMS, days, ...change }));
  const letters = async () => (await shop.records.messages.page(null)).items;
  return { ...shop, letters };
};

const handedOver = { delivery: "2026-06-20T10:00:00.000Z" };

test("closeDays moves both halves of an order, and writes to its customer once", async () => {
  const { office, order, letters } = await withHalves();
  await office.closeDays({ ...CLOSED, orders: { moveTo: SUNDAY } });
  expect((await order("A")).days).toEqual({ delivery: SUNDAY, collection: SUNDAY });
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    "Your order A is now for Sunday 28 June",
  ]);
});

test("a letter about one half says when the other comes", async () => {
  const { office, letters } = await withHalves();
  await office.moveOrder({ id: "A", day: SUNDAY, anyway: false, method: "collection" });
  const [letter] = await letters();
  expect(letter?.subject).toBe("The collection of your order A is now for Sunday 28 June");
  expect(letter?.text).toContain("The delivery is still for Saturday 27 June.");
});

test("a letter says no more of a half that was handed over", async () => {
  const { office, letters } = await withHalves({ handedOver });
  await office.moveOrder({ id: "A", day: SUNDAY, anyway: false, method: "collection" });
  expect((await letters())[0]?.text).not.toContain("is still for");
});

test("its farmer reads which half a customer has moved, and when the other comes", () => {
  const days = { delivery: SATURDAY, collection: SUNDAY };
  const order = anOrder({ items: TWO_ITEMS, status: "Pending", days });
  const { subject, blocks } = movedByCustomerLetter(order, "collection");
  expect(subject).toBe("Order A: collection moved to Sunday 28 June by the customer");
  expect(blocks.slice(0, 2)).toEqual([
    "A part of it is collected on Sunday 28 June now.",
    "The delivery is still for Saturday 27 June.",
  ]);
});

test("a letter about one half of an order says which half it is", async () => {
  const { office, letters } = await withHalves();
  const move = { id: "A", day: SUNDAY, anyway: false } as const;
  await office.moveOrder({ ...move, method: "collection" });
  await office.moveOrder({ ...move, method: "delivery" });
  const texts = (await letters()).map(({ text }) => /We have moved .* your order/.exec(text)?.[0]);
  expect(texts.toSorted()).toEqual([
    "We have moved the collection of your order",
    "We have moved the delivery of your order",
  ]);
});

test("closeDays asks of no half that was handed over, moves none, and writes of none", async () => {
  const { office, order, letters } = await withHalves({ handedOver });
  const asked = await office.closeDays(CLOSED);
  const touched = !asked.ok && asked.refusal.kind === "orders-on-day" ? asked.refusal.orders : [];
  expect(touched.map(({ method }) => method)).toEqual(["collection"]);
  await office.closeDays({ ...CLOSED, orders: { moveTo: SUNDAY } });
  expect((await order("A")).days).toEqual({ delivery: SATURDAY, collection: SUNDAY });
  const [letter] = await letters();
  expect(letter?.text).toContain("Your eggs are at the farm gate on Sunday 28 June");
  expect(letter?.text).not.toContain("We deliver");
});

test("a half that was handed over is on no list of closed days, and counts for no other day", async () => {
  const { office } = await withHalves({ handedOver });
  await office.closeDays({ ...CLOSED, orders: { moveTo: SUNDAY } });
  const { coming, onClosedDays } = await office.getWeek();
  expect(onClosedDays).toEqual([]);
  const taken = (day: string) =>
    coming.filter((one) => one.day === day).map((one) => [one.method, one.taken.orders]);
  expect(taken(SUNDAY)).toEqual([
    ["delivery", 0],
    ["collection", 1],
  ]);
});

test.each(["moveOrder", "editOrder"] as const)(
  "%s refuses to move a half that was handed over",
  async (call) => {
    const { office, order } = await withHalves({ handedOver });
    const fields = fieldsOf(await order("A"));
    const answer =
      call === "moveOrder"
        ? await office.moveOrder({ id: "A", method: "delivery", day: SUNDAY, anyway: true })
        : await office.editOrder({
            ...{ ...fields, id: "A", before: fields, anyway: true },
            days: { delivery: SUNDAY, collection: SUNDAY },
          });
    expect(answer).toMatchObject({ refusal: { kind: "not-to-move" } });
    expect((await order("A")).days).toEqual({ delivery: SATURDAY, collection: SATURDAY });
  },
);

test("editOrder moves both halves of an order or none, where there are eggs for one alone", async () => {
  const shop = await withOpenBook(24);
  const id = await shop.buyHalves();
  await shop.log(12);
  const [before, days] = [await shop.order(id), { delivery: DAY_AFTER, collection: DAY_AFTER }];
  const fields = fieldsOf(before);
  const edit = { ...fields, id, before: fields, days, anyway: true };
  expect(await shop.office.editOrder(edit)).toMatchObject({ refusal: { kind: "eggs-gone" } });
  expect(await shop.order(id)).toEqual(before);
  expect(await shop.office.editOrder({ ...edit, eggsAnyway: true })).toMatchObject({ ok: true });
  expect((await shop.order(id)).days).toEqual(days);
});

test("editOrder judges each half by its own day", async () => {
  const { office, order, records } = await withHalves();
  const week = DEFAULT_PROFILE.week.week.map((row) =>
    row.method === "collection" ? { ...row, eggs: 6 } : row,
  );
  await records.profile.save({ week: { ...DEFAULT_PROFILE.week, week } });
  const fields = fieldsOf(await order("A"));
  const days = { delivery: SUNDAY, collection: SUNDAY };
  const edit = { ...fields, id: "A", before: fields, days, anyway: false };
  expect(await office.editOrder(edit)).toMatchObject({
    refusal: { kind: "day-not-open", why: "full" },
  });
  expect((await order("A")).days).toEqual({ delivery: SATURDAY, collection: SATURDAY });
});
