// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";
import { A_HELPER } from "#tests/support/credentials.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { renderAdmin, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const SATURDAY = "2026-06-27";

const orderTo = (customerName: string, postcode: string, house = "1 High Street") =>
  anOrder({
    id: customerName,
    customerName,
    address: { lines: [house, "Crawley"], postcode, country: "GB" },
    days: { delivery: SATURDAY },
  });

const ORDERS = [
  orderTo("Ada", "RH10 6AA"),
  orderTo("Ben", "RH10 6AB", "2 High Street"),
  orderTo("Bea", "RH10 6AB"),
  orderTo("Cy", "RH11 0AA"),
];

const namesIn = async (): Promise<readonly string[]> => {
  const run = within(await screen.findByRole("region", { name: "Run sheet" }));
  return run.getAllByRole("listitem").map((row) => row.querySelector("strong")?.textContent ?? "");
};

test("a stop moves within its postcode, and stays there until sorted by postcode again", async () => {
  const shop = aShop();
  await plantOrders(shop, ...ORDERS);
  const { user } = await renderAdmin(`/admin/packing/${SATURDAY}`, shop);
  await waitFor(async () => expect(await namesIn()).toEqual(["Ada", "Bea", "Ben", "Cy"]));
  expect(screen.queryByRole("button", { name: "By postcode again" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Move up: Ben" }));
  await waitFor(async () => expect(await namesIn()).toEqual(["Bea", "Ben", "Ada", "Cy"]));
  await user.click(screen.getByRole("button", { name: "Move down: Ada" }));
  await waitFor(async () => expect(await namesIn()).toEqual(["Bea", "Ben", "Cy", "Ada"]));
  expect(await shop.records.runOrder.load()).toEqual(["RH10 6AB", "RH11 0AA", "RH10 6AA"]);
  await user.click(screen.getByRole("button", { name: "By postcode again" }));
  await waitFor(async () => expect(await namesIn()).toEqual(["Ada", "Bea", "Ben", "Cy"]));
});

test("a stop leads to its address on a map, and nothing is asked of it before", async () => {
  const shop = aShop();
  await plantOrders(shop, ...ORDERS);
  await renderAdmin(`/admin/packing/${SATURDAY}`, shop);
  const link = await screen.findByRole("link", { name: "Open in maps: Ada" });
  expect(link.getAttribute("href")).toBe(
    "https://www.openstreetmap.org/search?query=1+High+Street%2C+Crawley%2C+RH10+6AA",
  );
});

test("a helper sees the run and its maps, and moves no stop", async () => {
  const stores = memoryStores();
  const sessions = { ...stores.sessions, person: async () => A_HELPER.person };
  const shop = aShop({ stores: { ...stores, sessions } });
  await plantOrders(shop, ...ORDERS);
  renderShop(`/admin/packing/${SATURDAY}`, shop, SHARED);
  await screen.findByRole("link", { name: "Open in maps: Ada" });
  expect(screen.queryByRole("button", { name: /Move/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/£|@/);
});
