// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantFlock, plantOrders, plantStock, storedInventory } from "#tests/support/plant.ts";
import { figureOf, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const THURSDAY = "2026-06-18T08:00:00.000Z";

const onThursday = () => aShop({ clock: { now: () => THURSDAY } });

const toPack = () =>
  within(screen.getByRole("region", { name: "Orders to pack" })).getAllByRole("listitem");

const text = async (title: string) => (await figureOf(title)).textContent;

test("the dashboard shows pending orders, takings, low stock and the flocks' profits", async () => {
  const shop = onThursday();
  await plantStock(shop, { pullet: 0, small: 12 });
  await plantOrders(
    shop,
    anOrder({ id: "5O190127TN364715T", date: "2026-06-17T10:00:00.000Z", total: 680 }),
    anOrder({ id: "LASTWEEK", date: "2026-06-10T10:00:00.000Z", status: "Completed" }),
  );
  await plantFlock(shop, "1", { costs: [{ date: "2026-05-01", amount: 2000 }] });
  await plantFlock(shop, "2", { eggs: { "2026-06-18": 24 } });
  await shop.app.shop.office.hideSetup();
  await renderAdmin("/admin", shop);
  expect(await text("Pending orders")).toBe("1");
  expect(document.title).toMatch(/^Admin Dashboard/);
  expect(await text("Takings this week")).toBe("£6.80");
  expect(await text("Takings last week")).toBe("£3.40");
  expect(toPack().map((item) => item.textContent)).toEqual([
    "5O190127 mabel@example.com £6.80 for Saturday 20 June 1 × Large 12, delivery",
  ]);
  const stock = within(await screen.findByRole("region", { name: "Inventory" }));
  expect(stock.getByRole("group", { name: "Pullet Eggs" }).textContent).toContain("Out of stock");
  expect(stock.getByRole("group", { name: "Small Eggs" }).textContent).toContain("Low");
  expect(await text("Flock 1")).toBe("-£20.00");
  expect((await figureOf("Flock 1")).dataset.loss).toBe("true");
  expect(await text("Flock 2")).toBe("£6.80");
  expect((await figureOf("Flock 2")).dataset.loss).toBeUndefined();
  expect(screen.queryByText("No eggs have been logged in the last 30 days.")).toBeNull();
  await screen.findByText(
    "These records, orders included, are kept in this browser alone, since 1 May 2026.",
  );
});

test("a shop just opened says that nothing waits and nothing was laid", async () => {
  await renderAdmin("/admin", onThursday());
  await screen.findByText("Nothing is waiting to be packed.");
  await screen.findByText("No eggs have been logged in the last 30 days.");
  expect(await text("Pending orders")).toBe("0");
  expect(await text("Takings this week")).toBe("£0.00");
  await screen.findByText("These records, orders included, are kept in this browser alone.");
});

test("the dashboard lists the first five orders to pack, and links to the rest", async () => {
  const shop = onThursday();
  await plantOrders(
    shop,
    ...Array.from({ length: 9 }, (_, n) =>
      anOrder({ id: `ORDER-${n}`, date: `2026-06-17T1${n}:00:00Z` }),
    ),
  );
  const { user } = await renderAdmin("/admin", shop);
  expect(await text("Pending orders")).toBe("9");
  expect(screen.getAllByText(/^ORDER-\d$/).map((id) => id.textContent)).toEqual(
    Array.from({ length: 5 }, (_, n) => `ORDER-${n}`),
  );
  await user.click(screen.getByRole("link", { name: "All 9 pending orders" }));
  await screen.findByRole("heading", { level: 1, name: "Orders" });
});

test("an order to pack whose day is over says so, and leads to the order", async () => {
  const shop = onThursday();
  await plantOrders(
    shop,
    anOrder({ id: "OVERDUE1X", date: "2026-06-10T10:00:00.000Z", items: TWO_ITEMS }),
    anOrder({ id: "WAITING2", date: "2026-06-17T10:00:00.000Z", items: [] }),
  );
  const { user } = await renderAdmin("/admin", shop);
  const link = await screen.findByRole("link", { name: "OVERDUE1" });
  expect(link.closest("li")?.textContent).toMatch(
    /£3\.40 for Saturday 13 June, overdue 1 × Large 12, delivery; 2 × Large 6, collection$/,
  );
  expect(screen.getByText("WAITING2").closest("li")?.textContent).toContain("not known");
  await user.click(link);
  await screen.findByRole("heading", { level: 1, name: "Orders" });
  expect(window.location.search).toBe("?order=OVERDUE1X");
});

test("an order to pack without id and email says so", async () => {
  const shop = onThursday();
  await plantOrders(shop, anOrder({ id: "", customerEmail: "" }));
  await renderAdmin("/admin", shop);
  const item = (await screen.findByText("No id")).closest("li");
  expect(item?.textContent).toContain("No email");
});

test("stock is counted here too, and a flock's profit leads to its books", async () => {
  const { user, shop } = await renderAdmin("/admin", onThursday());
  const editor = within(await screen.findByRole("region", { name: "Inventory" }));
  const large = within(editor.getByRole("group", { name: "Large Eggs" }));
  await user.click(large.getByRole("button", { name: "Increase" }));
  await user.click(editor.getByRole("button", { name: "Save All Changes" }));
  await noticeSaying("Egg inventory has been updated successfully.");
  expect(await storedInventory(shop)).toMatchObject({ large: 181 });
  await user.click(screen.getByRole("link", { name: "Flock 3" }));
  await screen.findByRole("heading", { level: 1, name: "Flock 3" });
});

test("an order to pack is by its customer's name where that is known", async () => {
  const shop = aShop();
  await shop.records.orders.add(anOrder({ id: "5O190127TN364715T", customerName: "Mabel Hen" }));
  await renderAdmin("/admin", shop);
  await screen.findByRole("region", { name: "Orders to pack" });
  expect(toPack()[0]?.textContent).toMatch(/^5O190127 Mabel Hen £/);
});
