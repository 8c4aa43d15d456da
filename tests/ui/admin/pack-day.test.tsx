// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

const SATURDAY = "2026-06-27";
const ADA = anOrder({
  id: "ADAORDER-PAYPAL",
  customerName: "Ada Hen",
  phone: "07700 900123",
  address: AT_HOME,
  note: "Ring twice",
  items: TWO_ITEMS,
  days: { delivery: SATURDAY, collection: SATURDAY },
});

const openDay = async (day: string, ...orders: readonly ReturnType<typeof anOrder>[]) => {
  const shop = aShop();
  await plantOrders(shop, ...orders);
  const { user } = await renderAdmin(`/admin/packing/${day}`, shop);
  return { shop, user };
};

test("what prints all stands before the rows, and each part is printed alone", async () => {
  await openDay(SATURDAY, ADA);
  const all = await screen.findByRole("button", { name: "Print all" });
  const rows = screen.getByRole("region", { name: "Packing" });
  expect(all.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const name of ["Totals", "Slips", "Run sheet", "Labels"]) {
    const part = within(screen.getByRole("region", { name }));
    part.getByRole("heading", { name, level: 2 });
    part.getByRole("button", { name: "Print" });
  }
});

test("a pack day is named by its day, and has the totals of packs, eggs and trays", async () => {
  await openDay(
    SATURDAY,
    ADA,
    anOrder({
      id: "B",
      items: [{ ...ADA.items[0], quantity: 7 } as never],
      days: { delivery: SATURDAY },
    }),
  );
  await screen.findByRole("heading", { name: "Pack day: Saturday 27 June", level: 1 });
  const totals = await screen.findByRole("region", { name: "Totals" });
  expect(totals.textContent).toContain("2 × Large 6");
  expect(totals.textContent).toContain("8 × Large 12");
  expect(totals.textContent).toContain("Large: 108 eggs, 3 trays and 18");
});

test("a pack day has an order once a way it leaves, with name, address, phone, packs and note", async () => {
  await openDay(SATURDAY, ADA);
  const run = within(await screen.findByRole("region", { name: "Run sheet" }));
  const rows = run.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  for (const words of ["Ada Hen", "ADAORDER", "1 High Street", "07700 900123", "Ring twice"])
    expect(rows[0]).toContain(words);
  expect(rows[0]).toContain("1 × Large 12");
  expect(rows[1]).toContain("2 × Large 6");
});

test.each([
  ["a text that is no day", "someday"],
  ["a day that the calendar lacks", "2026-06-24"],
])("%s has nothing to pack, and leads to the days around", async (_what, day) => {
  await openDay(day, ADA);
  await screen.findByText("There is nothing to pack on this day.");
  const around = within(screen.getByRole("navigation", { name: "Days around" }));
  expect(around.getByRole("link", { name: "Sunday 21 June" }).getAttribute("href")).toBe(
    "/admin/packing/2026-06-21",
  );
  expect(screen.queryByRole("region", { name: "Totals" })).toBeNull();
});

test("the packing list's days lead to their pack days", async () => {
  const shop = aShop();
  await plantOrders(shop, ADA);
  await renderAdmin("/admin/packing", shop);
  const link = await screen.findByRole("link", { name: "for Saturday 27 June" });
  expect(link.getAttribute("href")).toBe("/admin/packing/2026-06-27");
});
