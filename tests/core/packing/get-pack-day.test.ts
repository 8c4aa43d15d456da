import { expect, test } from "vitest";
import { packingListOf } from "#core/orders/packing-list.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { PAGE_SIZE } from "#core/shared/page.ts";
import { aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { A_HELPER } from "#tests/support/credentials.ts";
import { A_TOLD_ORDER, anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";

const SATURDAY = "2026-06-27";
const SUNDAY = "2026-06-28";
const FOR_SATURDAY = { delivery: SATURDAY } as const;

const packDayOf = async (orders: readonly ReturnType<typeof anOrder>[], day = SATURDAY) => {
  const shop = aShop();
  await plantOrders(shop, ...orders);
  return shop.app.shop.office.getPackDay(day);
};

const idsOf = ({ parcels }: Awaited<ReturnType<typeof packDayOf>>) =>
  parcels.map(({ order, method }) => `${order.id} ${method}`);

test("getPackDay has what leaves on the day, and nothing that isn't to be packed", async () => {
  const day = await packDayOf([
    anOrder({ id: "pending", days: FOR_SATURDAY }),
    anOrder({ id: "ready", status: "Ready", days: FOR_SATURDAY }),
    anOrder({ id: "done", status: "Completed", days: FOR_SATURDAY }),
    anOrder({ id: "back", status: "Refunded", days: FOR_SATURDAY }),
    anOrder({ id: "never", status: "Cancelled", days: FOR_SATURDAY }),
    anOrder({ id: "unpaid", status: "Awaiting payment", days: FOR_SATURDAY }),
    anOrder({ id: "trouble", status: "Needs attention", days: FOR_SATURDAY }),
    anOrder({ id: "sunday", days: { delivery: SUNDAY } }),
    anOrder({ id: "unchosen", date: "2026-06-22T11:00:00Z" }),
  ]);
  expect(idsOf(day).sort()).toEqual([
    "done delivery",
    "pending delivery",
    "ready delivery",
    "unchosen delivery",
  ]);
  expect([...day.cancelled].sort()).toEqual(["back", "never"]);
  expect(day).toMatchObject({ day: SATURDAY, isOpen: true });
});

test("getPackDay has an order of two ways twice, each with its packs, and only for its own day", async () => {
  const both = anOrder({
    id: "both",
    items: TWO_ITEMS,
    days: { delivery: SATURDAY, collection: SATURDAY },
  });
  const split = { ...both, id: "split", days: { delivery: SATURDAY, collection: SUNDAY } };
  const day = await packDayOf([both, split]);
  expect(idsOf(day).sort()).toEqual(["both collection", "both delivery", "split delivery"]);
  expect(day.parcels.every(({ isPart }) => isPart)).toBe(true);
  expect(day.parcels.map(({ items }) => items.map(({ id }) => id))).toEqual([
    ["large-12"],
    ["large-12"],
    ["large-6"],
  ]);
  expect(idsOf(await packDayOf([both, split], SUNDAY))).toEqual(["split collection"]);
});

test("getPackDay marks an order whose refund is under way, and counts nothing of it", async () => {
  const log = [{ at: NOON, kind: "refund-asked" }] as const;
  const day = await packDayOf([anOrder({ id: "A", days: FOR_SATURDAY, log })]);
  expect(day.parcels).toMatchObject([{ order: { isBeingCancelled: true } }]);
  expect(day.totals).toEqual({ toPack: [], packed: [] });
});

test("getPackDay numbers the stops, and has collections behind them by name", async () => {
  const collected = { items: TWO_ITEMS.slice(1), days: { collection: SATURDAY } };
  const day = await packDayOf([
    anOrder({ id: "2", customerName: "Zoë", ...collected }),
    anOrder({ id: "1", customerName: "ada", ...collected }),
    anOrder({ id: "3", days: FOR_SATURDAY }),
    anOrder({ id: "4", days: FOR_SATURDAY }),
  ]);
  expect(day.parcels.map(({ stop }) => stop)).toEqual([1, 2, null, null]);
  expect(day.parcels.slice(2).map(({ order }) => order.customerName)).toEqual(["ada", "Zoë"]);
});

test("getPackDay has collections by surname, and those without a name last", async () => {
  const collected = { items: TWO_ITEMS.slice(1), days: { collection: SATURDAY } };
  const names = ["", "MULLER Jane", "Adam Zed", "jane de Souza", "Zoe Adams", "O'Brien Pat"];
  const day = await packDayOf(
    names.map((customerName, at) => anOrder({ id: String(at), customerName, ...collected })),
  );
  expect(day.parcels.map(({ order }) => order.customerName)).toEqual([
    "Zoe Adams",
    "jane de Souza",
    "MULLER Jane",
    "O'Brien Pat",
    "Adam Zed",
    "",
  ]);
});

test("getPackDay has a collection by the surname of the one for whom it is", async () => {
  const collected = { items: TWO_ITEMS.slice(1), days: { collection: SATURDAY } };
  const day = await packDayOf([
    anOrder({ id: "A", customerName: "Ann Adams", recipient: "Nan Fox", ...collected }),
    anOrder({ id: "B", customerName: "Ben Brown", ...collected }),
  ]);
  expect(day.parcels.map(({ order }) => order.id)).toEqual(["B", "A"]);
});

test("getPackDay has every order of a day of several pages", async () => {
  const many = Array.from({ length: PAGE_SIZE + 3 }, (_, at) =>
    anOrder({ id: `ORDER-${at}`, days: FOR_SATURDAY }),
  );
  expect((await packDayOf(many)).parcels).toHaveLength(many.length);
});

test("getPackDay has each day's orders of the packing list, those without a date too", async () => {
  const orders = [
    A_TOLD_ORDER,
    anOrder({ id: "overdue", date: "2026-06-10T10:00:00Z" }),
    anOrder({ id: "undated", date: "" }),
    anOrder({ id: "unknown", date: "2026-06-18T10:00:00Z", items: [] }),
    anOrder({ id: "chosen", days: FOR_SATURDAY }),
  ];
  const shop = aShop();
  await plantOrders(shop, ...orders);
  const days = packingListOf(orders, NOON, await loadFarm(shop.records));
  for (const { day, deliveries, collections } of days) {
    const { parcels } = await shop.app.shop.office.getPackDay(day);
    const listed = [...deliveries, ...collections].map(({ order }) => order.id);
    expect(parcels.map(({ order }) => order.id).sort(), day).toEqual(listed.sort());
  }
  expect(days.flatMap(({ deliveries }) => deliveries)).toHaveLength(5);
});

test.each(["", "2026-02-30", "Saturday"])("getPackDay has nothing for %j", async (text) => {
  expect(await packDayOf([anOrder()], text)).toEqual({
    day: text,
    isOpen: false,
    totals: { toPack: [], packed: [] },
    parcels: [],
    isAsDriven: false,
    eggs: null,
    cancelled: [],
  });
});

test("getPackDay says of a day that the calendar doesn't have that it isn't open", async () => {
  expect(await packDayOf([], "2026-06-24")).toMatchObject({ isOpen: false, parcels: [] });
  expect(await packDayOf([])).toMatchObject({ isOpen: true, parcels: [] });
});

test("getPackDay tells a helper neither money nor e-mail", async () => {
  const stores = memoryStores();
  const sessions = { ...stores.sessions, person: async () => A_HELPER.person };
  const { app, records } = aShop({ stores: { ...stores, sessions } });
  const told = { ...A_TOLD_ORDER, fee: 12, captureId: "MONEY", days: FOR_SATURDAY };
  await records.orders.add(told);
  const [parcel] = (await app.shop.office.getPackDay(SATURDAY)).parcels;
  expect(parcel?.order).toEqual({
    id: told.id,
    status: "Pending",
    customerName: "Mabel Smith",
    phone: told.phone,
    address: told.address,
    note: told.note,
  });
  expect(JSON.stringify(parcel)).not.toMatch(/price|total|fee|capture|@/i);
});
