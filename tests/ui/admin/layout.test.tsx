// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { descriptionOf, renderAdmin } from "#tests/support/render-shop.tsx";
import { dateStyleUnder } from "#ui/admin/layout/date-style.ts";
import { formatDay } from "#ui/shared/dates.ts";

const PLACES = [
  ["Dashboard", "Dashboard", "/admin"],
  ["Orders", "Orders", "/admin/orders"],
  ["Week", "The Week", "/admin/week"],
  ["Packing", "Packing list", "/admin/packing"],
  ["Count eggs", "Count eggs", "/admin/count"],
  ["Inventory & Pricing", "Inventory & Pricing", "/admin/pricing"],
  ["Eggs", "Egg Book", "/admin/eggs"],
  ["Flocks", "Flocks", "/admin/flocks"],
  ["Customers", "Customer Management", "/admin/customers"],
  ["Posts", "Manage Chicken Stories", "/admin/posts"],
  ["Splash Page", "Splash Page", "/admin/splash"],
  ["Backup", "Backup", "/admin/backup"],
  ["Settings", "Settings", "/admin/settings"],
] as const;

const sidebar = async () => within(await screen.findByRole("navigation", { name: "Admin" }));

test("the sidebar names every part of the admin area in the owner's order, and leads there", async () => {
  const { user } = await renderAdmin("/admin/flocks");
  const links = (await sidebar()).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(PLACES.map(([name]) => name));
  for (const [name, heading, path] of PLACES) {
    await user.click((await sidebar()).getByRole("link", { name }));
    await screen.findByRole("heading", { level: 1, name: heading });
    expect(window.location.pathname).toBe(path);
    const current = (await sidebar()).getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.textContent)).toEqual([name]);
  }
});

test("an inner page is inside its place in the sidebar", async () => {
  await renderAdmin("/admin/flocks/2");
  await screen.findByRole("heading", { level: 1, name: "Flock 2" });
  const current = (await sidebar()).getAllByRole("link", { current: "page" });
  expect(current.map((link) => link.textContent)).toEqual(["Flocks"]);
});

test("a collapsed sidebar keeps its names, and is still collapsed on the next visit", async () => {
  const { user, shop } = await renderAdmin("/admin/flocks");
  const link = (await sidebar()).getByRole("link", { name: "Inventory & Pricing" });
  expect(link.getAttribute("title")).toBeNull();
  const button = screen.getByRole("button", { name: "Collapse sidebar" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await user.click(button);
  await screen.findByRole("button", { name: "Expand sidebar", expanded: false });
  expect(link.getAttribute("title")).toBe("Inventory & Pricing");
  cleanup();
  await renderAdmin("/admin/flocks", shop);
  await screen.findByRole("button", { name: "Expand sidebar" });
});

test("the places stand in four named groups", async () => {
  await renderAdmin("/admin/flocks");
  const groups = (await sidebar()).getAllByRole("list").map((list) => ({
    name: document.getElementById(list.getAttribute("aria-labelledby") ?? "")?.textContent,
    places: within(list).getAllByRole("link").length,
  }));
  expect(groups).toEqual([
    { name: "Every day", places: 5 },
    { name: "Eggs and hens", places: 3 },
    { name: "People and words", places: 3 },
    { name: "The shop", places: 2 },
  ]);
});

test("Orders says how many are pending, and keeps its name", async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder({ id: "ONE" }), anOrder({ id: "TWO", status: "Completed" }));
  await renderAdmin("/admin/flocks", shop);
  const link = (await sidebar()).getByRole("link", { name: "Orders" });
  await waitFor(() => expect(descriptionOf(link)).toBe("1 pending"));
  expect(link.textContent).toBe("Orders");
});

test("an unknown admin page leads back to the dashboard", async () => {
  const { user } = await renderAdmin("/admin/no/such/page");
  await screen.findByRole("heading", { name: "Page Not Found" });
  await user.click(screen.getByRole("link", { name: "Back to the Dashboard" }));
  await screen.findByRole("heading", { name: "Dashboard" });
  expect(window.location.pathname).toBe("/admin");
});

test("View shop leads from every page to the shop", async () => {
  const { user } = await renderAdmin("/admin/flocks/2");
  await screen.findByRole("heading", { level: 1, name: "Flock 2" });
  await user.click(screen.getByRole("link", { name: "View shop" }));
  await screen.findByRole("article", { name: "Large Eggs" });
  expect(window.location.pathname).toBe("/");
});

test.each([
  ["/admin", "21 November 2026"],
  ["/admin/orders", "21st Nov 2026"],
  ["/admin/posts/new", "November 21, 2026"],
  ["/admin/flocks/1", "21/11/26"],
])("%s writes every day as %s", (path, day) => {
  expect(formatDay("2026-11-21", dateStyleUnder(path))).toBe(day);
});
