// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantCustomers, plantOrders, storedCustomers } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const openOrder = async (shop = aShop(), order = anOrder({ customerName: "Mabel Hen" })) => {
  await plantOrders(shop, order);
  const { user } = await renderAdmin("/admin/orders", shop);
  await user.click(await screen.findByRole("button", { name: /^A / }));
  return { user, shop };
};

test("an order leads to its customer, whose row is marked", async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Abel" }, { name: "Mabel", email: "MABEL@example.com" });
  const { user } = await openOrder(shop);
  await user.click(await screen.findByRole("link", { name: "Customer: Mabel" }));
  await screen.findByRole("heading", { name: "Customer Management" });
  expect(window.location.pathname).toBe("/admin/customers/Mabel");
  const row = await screen.findByRole("row", { name: /MABEL@example/ });
  expect(row.dataset.revealed).toBe("true");
});

test("Add as customer makes the buyer a customer, and links the order to it", async () => {
  const { user, shop } = await openOrder();
  await user.click(await screen.findByRole("button", { name: "Add as customer" }));
  await noticeSaying("New customer has been added.");
  await screen.findByRole("link", { name: "Customer: Mabel Hen" });
  expect(await storedCustomers(shop)).toMatchObject([
    { name: "Mabel Hen", email: "mabel@example.com" },
  ]);
});

test("an order without an email links to no customer", async () => {
  await openOrder(aShop(), anOrder({ customerEmail: "" }));
  await screen.findByRole("button", { name: /Mark as Completed/ });
  expect(screen.queryByRole("button", { name: "Add as customer" })).toBeNull();
});
