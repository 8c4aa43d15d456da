import fc from "fast-check";
import { expect, test } from "vitest";
import type { App } from "#core/app.ts";
import { FARM } from "#core/farm.ts";
import { fulfilmentDay } from "#core/orders/fulfilment-day.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { packingListOf } from "#core/orders/packing-list.ts";
import { weekdayOf } from "#core/shared/week.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

const listed = async (app: App): Promise<readonly Order[]> =>
  (await app.shop.office.listOrders({ text: "", status: "All", after: null })).items;

test("shortId is the first 8 letters of the id", () => {
  expect(shortId(anOrder({ id: "8ABCDEFGH-PRACTICE" }))).toBe("8ABCDEFG");
});

const days = fc
  .integer({ min: 19_000, max: 22_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

test("fulfilmentDay is a Saturday or Sunday after the day of ordering and not before today", () => {
  fc.assert(
    fc.property(days, days, (placed, today) => {
      const day = fulfilmentDay(anOrder({ date: `${placed}T12:00:00Z` }), "delivery", today, FARM);
      expect([0, 6]).toContain(weekdayOf(day));
      expect(day >= today).toBe(true);
      expect(day > placed).toBe(true);
    }),
  );
});

test.each([
  ["on Wednesday", "2026-06-17T10:00:00Z", "2026-06-17", "2026-06-20"],
  ["on Saturday", "2026-06-20T10:00:00Z", "2026-06-20", "2026-06-21"],
  ["on Sunday", "2026-06-21T10:00:00Z", "2026-06-21", "2026-06-27"],
  [
    "late on Friday night in UTC, which is Saturday in London",
    "2026-06-19T23:30:00Z",
    "2026-06-20",
    "2026-06-21",
  ],
  ["weeks ago and still pending", "2026-05-01T10:00:00Z", "2026-06-17", "2026-06-20"],
  ["nobody knows when", "", "2026-06-17", "2026-06-20"],
])("fulfilmentDay of an order placed %s is the right day", (_when, date, today, day) => {
  expect(fulfilmentDay(anOrder({ date }), "delivery", today, FARM)).toBe(day);
});

test("packingListOf has an order of unknown items", () => {
  const order = anOrder({ date: "2026-06-17T10:00:00Z", items: [] });
  const [saturday] = packingListOf([order], "2026-06-20", FARM);
  expect(saturday).toMatchObject({ deliveries: [{ order, items: [] }], collections: [] });
});

test("packingListOf has every pending item due this weekend once, and nothing else", () => {
  const orders = [
    anOrder({ id: "delivered", date: "2026-06-17T10:00:00Z" }),
    anOrder({ id: "done", status: "Completed" }),
    anOrder({
      id: "both",
      date: "2026-06-20T09:00:00Z",
      items: [...anOrder().items, { ...anOrder().items[0], deliveryMethod: "collection" } as never],
    }),
  ];
  const list = packingListOf(orders, "2026-06-20", FARM);
  const ids = (parcels: readonly { order: { id: string } }[]) =>
    parcels.map(({ order }) => order.id);
  expect(
    list.map(({ day, deliveries, collections }) => [day, ids(deliveries), ids(collections)]),
  ).toEqual([
    ["2026-06-20", ["delivered"], []],
    ["2026-06-21", ["both"], ["both"]],
  ]);
  expect(list[1]?.deliveries[0]?.items).toHaveLength(1);
});

test("packingListOf on a Sunday has that Sunday and the next Saturday", () => {
  expect(packingListOf([], "2026-06-21", FARM).map(({ day }) => day)).toEqual([
    "2026-06-21",
    "2026-06-27",
  ]);
});

test.each([
  ["in winter at 3:59 PM", "2026-11-07T15:59:00Z", false],
  ["in winter at 4 PM", "2026-11-07T16:00:00Z", true],
  ["in summer at 3:59 PM", "2026-06-20T14:59:59Z", false],
  ["in summer at 4 PM", "2026-06-20T15:00:00Z", true],
])("packingListOf of a Saturday %s", (_when, now, isOverdue) => {
  const date = new Date(Date.parse(now) - 3 * 86_400_000).toISOString();
  const [saturday] = packingListOf([anOrder({ date })], now, FARM);
  expect(saturday).toMatchObject({ day: now.slice(0, 10), isOverdue });
  expect(fulfilmentDay(anOrder({ date }), "delivery", now, FARM) === saturday?.day).toBe(
    !isOverdue,
  );
});

test("packingListOf adds up what is to be packed, and apart from it what is packed", () => {
  const small = { id: "small-6", name: "Small Eggs", packSize: 6, quantity: 2 };
  const goose = { id: "goose-4", name: "Goose Eggs", packSize: 4 };
  const [item] = anOrder().items;
  if (!item) throw new Error("An order has an item.");
  const items = [{ ...item, ...goose }, item, { ...item, ...small, deliveryMethod: "collection" }];
  const date = "2026-06-17T10:00:00Z";
  const [saturday] = packingListOf(
    [anOrder({ date, items }), anOrder({ date }), anOrder({ date, status: "Ready" })],
    "2026-06-18T10:00:00Z",
    FARM,
  );
  expect(saturday?.toPack).toEqual({
    packs: [
      { name: "Small 6", packs: 2 },
      { name: "Large 12", packs: 2 },
      { name: "Goose, 4 pack", packs: 1 },
    ],
    eggs: 40,
  });
  expect(saturday?.packed).toEqual({ packs: [{ name: "Large 12", packs: 1 }], eggs: 12 });
});

test("packTotalsOf orders packs of one category from the smallest to the largest", () => {
  const items = [30, 6, 12].flatMap((packSize) =>
    anOrder().items.map((item) => ({ ...item, id: `large-${packSize}`, packSize })),
  );
  const [saturday] = packingListOf([anOrder({ items, date: "2026-06-17T10:00:00Z" })], NOON, FARM);
  expect(saturday?.toPack.packs.map(({ name }) => name)).toEqual([
    "Large 6",
    "Large 12",
    "Large 30",
  ]);
});

test("setOrderStatus marks an order as completed and back", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "old", date: "2026-01-01T00:00:00Z" }));
  await records.orders.add(anOrder({ id: "new", date: NOON }));
  expect((await listed(app)).map(({ id }) => id)).toEqual(["new", "old"]);
  await app.shop.office.setOrderStatus({ id: "old", status: "Completed" });
  expect((await listed(app)).map(({ status }) => status)).toEqual(["Pending", "Completed"]);
  await app.shop.office.setOrderStatus({ id: "old", status: "Pending" });
  expect((await listed(app)).map(({ status }) => status)).toEqual(["Pending", "Pending"]);
  for (const id of ["gone", ""]) {
    expect(await app.shop.office.setOrderStatus({ id, status: "Pending" })).toEqual({
      ok: false,
      refusal: { kind: "order-gone" },
    });
  }
});

test("getPackingList is for the weekend after the clock's day in London, the oldest order first", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "later", date: "2026-06-18T10:00:00Z" }));
  await records.orders.add(anOrder({ id: "first", date: "2026-06-17T10:00:00Z" }));
  await records.orders.add(anOrder({ id: "done", status: "Completed" }));
  const list = await app.shop.office.getPackingList();
  expect(list.map(({ day, deliveries }) => [day, deliveries.map(({ order }) => order.id)])).toEqual(
    [
      ["2026-06-20", ["first", "later"]],
      ["2026-06-21", []],
    ],
  );
});
