// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantFlock, plantOrders, plantStock } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const FRIDAY = "2026-06-19T18:00:00.000Z";

const onFriday = async () => {
  const shop = aShop({ clock: { now: () => FRIDAY } });
  await shop.app.shop.office.hideSetup();
  return shop;
};

const list = () => screen.findByRole("list", { name: "Today" });

const rows = async () => [...(await list()).children].map((row) => row.textContent);

const linkOf = async (name: RegExp) =>
  within(await list())
    .getByRole("link", { name })
    .getAttribute("href");

test("late orders stand first, the next day's packing after them, each with what it leads to", async () => {
  const shop = await onFriday();
  await plantOrders(
    shop,
    anOrder({ id: "LATE0001", date: "2026-06-10T10:00:00.000Z" }),
    anOrder({ id: "LATE0002", date: "2026-06-03T10:00:00.000Z" }),
    anOrder({ id: "NEXT0001", date: "2026-06-18T10:00:00.000Z", items: TWO_ITEMS }),
  );
  await renderAdmin("/admin", shop);
  expect((await rows()).slice(0, 2)).toEqual([
    "2 orders are overdue The oldest is for Saturday 6 June",
    "Pack for Saturday 20 June 1 order, 24 eggs",
  ]);
  expect(await linkOf(/^2 orders are overdue/)).toBe("/admin/orders?overdue=1");
  expect(await linkOf(/^Pack for Saturday/)).toBe("/admin/packing/2026-06-20");
});

test("one late order is told as one", async () => {
  const shop = await onFriday();
  await plantOrders(shop, anOrder({ id: "LATE0001", date: "2026-06-10T10:00:00.000Z" }));
  await renderAdmin("/admin", shop);
  expect(await rows()).toContain("1 order is overdue It is for Saturday 13 June");
});

test("where nothing is to do the list says so, and names the next day", async () => {
  await renderAdmin("/admin", await onFriday());
  expect(await rows()).toEqual([
    "All done for today. Tomorrow, Saturday 20 June: nothing is ordered yet",
  ]);
});

const PACKED = anOrder({
  id: "PACKED01",
  status: "Ready",
  date: "2026-06-18T10:00:00.000Z",
  items: TWO_ITEMS,
});

const LEAVES = "Saturday 20 June: 1 stop, 1 collection from 10:00";

test("once all is packed the list names tomorrow's stops and collections, and from when", async () => {
  const shop = await onFriday();
  await plantOrders(shop, PACKED);
  await renderAdmin("/admin", shop, SHARED);
  expect(await rows()).toEqual([`All done for today. Tomorrow, ${LEAVES}`]);
});

test("beside what is to do, too, tomorrow's stops are named once they are packed", async () => {
  const shop = await onFriday();
  await plantOrders(shop, PACKED, anOrder({ id: "LATE0001", date: "2026-06-10T10:00:00.000Z" }));
  await renderAdmin("/admin", shop, SHARED);
  expect((await rows()).slice(1)).toEqual([`Tomorrow, ${LEAVES}`]);
});

test("what is packed and leaves today is not done", async () => {
  const shop = aShop({ clock: { now: () => "2026-06-20T07:00:00.000Z" } });
  await plantOrders(shop, PACKED);
  await shop.app.shop.office.hideSetup();
  await renderAdmin("/admin", shop, SHARED);
  expect(await rows()).toEqual([`Today, ${LEAVES}`]);
});

test("several flocks without a count are one row, which opens to a sentence for each", async () => {
  const shop = await onFriday();
  for (const id of ["1", "2"] as const) await plantFlock(shop, id, { eggs: { "2026-06-17": 24 } });
  await renderAdmin("/admin", shop);
  const row = within(await list()).getByRole("region", { name: "No count for two flocks" });
  within(row).getByText("Thursday 18 June");
  within(row).getByText("No count for Flock 1: Thursday 18 June");
  within(row).getByText("No count for Flock 2: Thursday 18 June");
  expect(within(row).getAllByRole("link", { name: "Count them" })).toHaveLength(2);
});

test("kinds for sale of which few are left are one row", async () => {
  const shop = await onFriday();
  await plantStock(shop, { pullet: 0, small: 12 });
  await renderAdmin("/admin", shop);
  expect(await rows()).toContain(
    "Two kinds are low or out of stock Pullet Eggs: out of stock, Small Eggs: 12 left",
  );
});

test("orders that need attention are told in the shared shop, and filtered", async () => {
  const shop = await onFriday();
  await plantOrders(shop, anOrder({ id: "LOOK0001", status: "Needs attention" }));
  await renderAdmin("/admin", shop, SHARED);
  await screen.findByText("1 order needs attention");
  expect(await linkOf(/needs attention/)).toBe("/admin/orders?status=Needs+attention");
});
