// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const MABELS = anOrder({
  id: "5O190127TN364715T",
  date: "2026-06-20T22:30:00.000Z",
  total: 700,
  items: TWO_ITEMS,
});
const ABELS = anOrder({
  id: "9ZZZ0000AA",
  date: "2026-06-21T10:00:00.000Z",
  customerEmail: "abel@example.com",
  status: "Completed",
});

const openOrders = async (...orders: readonly Order[]) => {
  const shop = aShop();
  await plantOrders(shop, ...orders);
  const { user } = await renderAdmin("/admin/orders", shop);
  await screen.findByRole("heading", { level: 1, name: "Orders" });
  const rows = () =>
    within(screen.getByRole("list", { name: "Orders" }))
      .queryAllByRole("button")
      .filter((button) => button.hasAttribute("aria-expanded"));
  const ids = () => rows().map((row) => row.textContent?.split(" ")[0]);
  const row = (name: RegExp) => screen.findByRole("button", { name });
  return { user, shop, rows, ids, row };
};

test("orders are listed newest first, in the owner's formats", async () => {
  const { row, ids } = await openOrders(
    MABELS,
    ABELS,
    anOrder({ id: "BROKEN00", date: "", customerEmail: "", total: 0, items: [] }),
  );
  await row(
    /^5O190127 20th Jun 2026 for Sunday 21 June mabel@example\.com 1 × Large 12, 2 × Large 6 Both £7\.00 Pending$/,
  );
  await row(/^BROKEN00 Unknown date for Saturday 20 June No email Delivery £0\.00 Pending$/);
  expect(ids()).toEqual(["9ZZZ0000", "5O190127", "BROKEN00"]);
  expect(document.title).toMatch(/^Admin Orders/);
  expect(screen.getByRole("status").textContent).toBe("3 orders");
});

test("one order is open at a time, and a second press closes it", async () => {
  const { user, row } = await openOrders(MABELS, ABELS);
  const mabels = await row(/^5O190127/);
  const abels = await row(/^9ZZZ0000/);
  const isOpen = (button: HTMLElement) => button.getAttribute("aria-expanded") === "true";
  await user.click(mabels);
  const table = within(screen.getByRole("table", { name: /^Items/ }));
  const cells = table.getAllByRole("row").map((line) => line.textContent);
  expect(cells).toEqual([
    "ItemPacksEach",
    "Large Eggs (12 pack)Free Delivery1£3.40",
    "Large Eggs (6 pack)Collection2£1.80",
  ]);
  await user.click(abels);
  expect([isOpen(mabels), isOpen(abels)]).toEqual([false, true]);
  expect(screen.getAllByRole("table", { name: /^Items/ })).toHaveLength(1);
  await user.click(abels);
  expect(isOpen(abels)).toBe(false);
  expect(screen.queryByRole("table")).toBeNull();
});

test("an order is marked as completed and back, each with a notice", async () => {
  const { user, shop, row } = await openOrders(MABELS);
  await user.click(await row(/^5O190127/));
  expect(screen.queryByRole("button", { name: "Mark as Pending" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Mark as Completed" }));
  await row(/^5O190127.*Completed$/);
  await noticeSaying("The order has been marked as Completed.");
  expect(await storedOrders(shop)).toMatchObject([{ status: "Completed" }]);
  await user.click(screen.getByRole("button", { name: "Mark as Pending" }));
  await row(/^5O190127.*Pending$/);
  await noticeSaying("The order has been marked as Pending.");
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }]);
});

test("orders are searched by email or id and filtered by status", async () => {
  const { user, ids, row } = await openOrders(
    MABELS,
    ABELS,
    anOrder({ id: "BROKEN00", customerEmail: "" }),
  );
  await row(/^5O190127/);
  const search = (text: string) => fillIn(user, screen.getByLabelText("Search orders"), text);
  const filter = (status: string) =>
    user.selectOptions(screen.getByLabelText("Status", { selector: "select" }), status);
  await search("EXAMPLE");
  await waitFor(() => expect(ids()).toEqual(["9ZZZ0000", "5O190127"]));
  await filter("Completed");
  expect(ids()).toEqual(["9ZZZ0000"]);
  expect(screen.getByRole("status").textContent).toBe("1 order");
  await search("5o19");
  await waitFor(() => expect(ids()).toEqual([]));
  expect(screen.getByRole("status").textContent).toBe("0 orders: none matches your search.");
  await filter("Pending");
  expect(ids()).toEqual(["5O190127"]);
  await search("");
  await filter("All");
  expect(ids()).toHaveLength(3);
});

test("an empty list of orders says so, and offers no search", async () => {
  await openOrders();
  await screen.findByText("No orders have been placed yet.");
  expect(screen.queryByLabelText("Search orders")).toBeNull();
});

test("orders without an id open one at a time, and say why they can't be marked", async () => {
  const { user, rows } = await openOrders(
    anOrder({ id: "" }),
    anOrder({ id: "", customerEmail: "abel@example.com" }),
  );
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows().every((row) => row.textContent?.startsWith("No id"))).toBe(true);
  await user.click(rows()[0] as HTMLElement);
  expect(rows().map((row) => row.getAttribute("aria-expanded"))).toEqual(["true", "false"]);
  expect(screen.getAllByRole("table", { name: /^Items/ })).toHaveLength(1);
  await screen.findByText("This order was stored without an id, so it can't be marked.");
  expect(screen.queryByRole("button", { name: /^Mark as/ })).toBeNull();
});

test("an unknown status shows as it is stored, and is neither Pending nor Completed", async () => {
  const { user, row } = await openOrders(anOrder({ id: "SHIPPED1", status: "Shipped" }));
  const order = await row(/SHIPPED1.*Shipped/);
  for (const status of ["Pending", "Completed"]) {
    await user.selectOptions(screen.getByLabelText("Status"), status);
    expect(screen.queryByRole("button", { name: /SHIPPED1/ })).toBeNull();
  }
  await user.selectOptions(screen.getByLabelText("Status"), "All");
  await user.click(order.isConnected ? order : screen.getByRole("button", { name: /SHIPPED1/ }));
  const list = within(screen.getByRole("list", { name: "Orders" }));
  expect(list.getByRole("button", { name: "Mark as Pending" })).toBeTruthy();
  await user.click(list.getByRole("button", { name: "Mark as Completed" }));
  await row(/SHIPPED1.*Completed/);
});

test("the packing list is a link away", async () => {
  const { user } = await openOrders(MABELS);
  await user.click(await screen.findByRole("link", { name: "Print packing list" }));
  await screen.findByRole("heading", { level: 1, name: "Packing list" });
  expect(window.location.pathname).toBe("/admin/packing");
});

test("a row names its customer where the name is known, beside number, day, email and total", async () => {
  const shop = aShop();
  await shop.records.orders.add(anOrder({ id: "5O190127TN364715T", customerName: "Mabel Hen" }));
  await renderAdmin("/admin/orders", shop);
  const name =
    /^5O190127 20th Jun 2026 for Sunday 21 June Mabel Hen mabel@example\.com 1 × Large 12 Delivery £\d+\.\d\d Pending$/;
  await screen.findByRole("button", { name });
});
