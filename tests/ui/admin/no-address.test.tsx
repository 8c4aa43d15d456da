// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const UNADDRESSED: Partial<Order> = {
  status: "Needs attention",
  log: [
    { at: NOON, kind: "paid" },
    { at: NOON, kind: "no-address" },
  ],
};

const openOrders = async (order: Partial<Order>) => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await plantOrders(shop, anOrder(order));
  await renderAdmin("/admin/orders?order=A", shop, SHARED);
};

test("an order without an address says so beside its status, and when that was found", async () => {
  await openOrders(UNADDRESSED);
  await screen.findByText("Needs attention: no address");
  await screen.findByText("PayPal named no address to deliver to");
});

test("an order whose address is typed in by now says no more of it", async () => {
  const address = { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" };
  await openOrders({ ...UNADDRESSED, address });
  await screen.findByText("Needs attention", { selector: "[data-look]" });
});
