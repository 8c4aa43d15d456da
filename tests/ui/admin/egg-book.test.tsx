// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, plantStock } from "#tests/support/plant.ts";
import { aLot } from "#tests/support/records.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

type Shop = ReturnType<typeof aShop>;

const LARGE = { eggs: 204, laid: "2026-06-14" };

const dozens = (quantity: number): Order["items"] => [
  {
    id: "large-12",
    name: "Large Eggs",
    packSize: 12,
    price: 450,
    quantity,
    deliveryMethod: "collection",
  },
];

const openBook = async (shop: Shop, shelf = { large: LARGE }) => {
  await shop.app.shop.office.openBook({ shelf });
};

const open = async (plant: (shop: Shop) => Promise<unknown> = openBook) => {
  const shop = aShop();
  await plant(shop);
  const { user } = await renderAdmin("/admin/eggs", shop);
  return { shop, user };
};

const card = async (name: RegExp | string) => within(await screen.findByRole("region", { name }));
const formNamed = async (name: string) => within(await screen.findByRole("form", { name }));
const stockOf = async ({ app }: Shop) => (await app.shop.counter.getInventory()).large;

test("the closed book says what is for sale and in orders, and opens with what was counted", async () => {
  const { shop, user } = await open(async (planted) => {
    await plantStock(planted, { large: 180 });
    await plantOrders(planted, anOrder({ items: dozens(2) }));
  });
  await user.click(await screen.findByRole("button", { name: "Open the egg book…" }));
  const form = await formNamed("Open the Egg Book");
  form.getByText("From now on a count puts its eggs on sale. Don't add them by hand as well.");
  const large = within(form.getByRole("group", { name: "Large Eggs" }));
  large.getByText("For sale 180, in orders not packed 24");
  expect(large.getByLabelText("On the shelf")).toHaveProperty("value", "204");
  expect(large.getByLabelText("Laid on or after")).toHaveProperty("value", "2026-06-13");
  await fillIn(user, large.getByLabelText("On the shelf"), "200");
  await user.selectOptions(large.getByLabelText("Flock"), "Flock 3");
  await user.click(form.getByRole("button", { name: "Open" }));
  await noticeSaying("The egg book is open.");
  expect(await shop.records.lots.open(["large"])).toMatchObject([{ flock: "3" }]);
  const large176 = await card("Large Eggs: 176 for sale");
  expect(await stockOf(shop)).toBe(176);
  const { activeElement } = document;
  expect(activeElement?.contains(large176.getByText("On the shelf"))).toBe(true);
  expect(activeElement).not.toBe(document.body);
});

test("a shelf that can't be is marked, and the book stays closed", async () => {
  const { shop, user } = await open(async () => null);
  await user.click(await screen.findByRole("button", { name: "Open the egg book…" }));
  const form = await formNamed("Open the Egg Book");
  const large = within(form.getByRole("group", { name: "Large Eggs" }));
  await fillIn(user, large.getByLabelText("Laid on or after"), "2026-01-01");
  await user.click(form.getByRole("button", { name: "Open" }));
  await large.findByText("Please check how many, and the day.");
  expect((await shop.records.bookSettings.load()).isOpen).toBe(false);
});

test("a card has the shelf, the orders and the lots with their days", async () => {
  await open();
  const large = await card("Large Eggs: 204 for sale");
  expect(large.getByText("On the shelf").nextSibling?.textContent).toBe("204");
  expect(large.getByText("In orders not packed").nextSibling?.textContent).toBe("0");
  const lots = large.getByRole("list", { name: "Lots of Large Eggs, the oldest first" });
  expect(within(lots).getByRole("listitem").textContent).toContain("204 of 204 left");
  within(lots).getByText("hand over until 5 Jul");
  within(lots).getByText("best before 12 Jul");
});

test("a card shows the oldest lots that may go, folds younger ones, and links to old ones", async () => {
  await open(async (shop) => {
    await openBook(shop);
    const lots = Array.from({ length: 7 }, (_, at) =>
      aLot({ id: `L${at}`, laid: `2026-06-1${at}`, eggs: 10, left: 10 }),
    );
    await shop.records.care.saveName("1", { name: "The Browns", pulletsUntil: "" });
    await shop.records.lots.save([...lots, aLot({ id: "OLD", laid: "2026-05-20", left: 12 })]);
  });
  const large = await card(/^Large Eggs/);
  const shown = large.getByRole("list", { name: "Lots of Large Eggs, the oldest first" });
  const laid = within(shown).getAllByRole("link", { name: /^laid/ });
  expect(laid.map(({ textContent }) => textContent)).toEqual(
    ["10", "11", "12", "13"].map((day) => `laid ${day} Jun`),
  );
  await within(shown).findAllByText("Flock 1: The Browns");
  expect(large.getByText("4 younger lots").closest("details")?.open).toBe(false);
  expect(large.getByText("12 past their day:").parentElement?.textContent).toBe(
    "12 past their day: take them off the shelf",
  );
  const off = within(screen.getByRole("region", { name: "Take off the shelf" }));
  expect(off.getByRole("link", { name: "laid 20 May 2026" }).getAttribute("href")).toBe(
    "/admin/eggs/lots/OLD",
  );
});

test("a card tells which orders the book has too few eggs for, the latest day first", async () => {
  await open(async (shop) => {
    const person = { phone: "07700 900001", days: { collection: "2026-06-27" } };
    await plantOrders(
      shop,
      anOrder({ id: "NEAR0001", items: dozens(1), days: { collection: "2026-06-22" } }),
      anOrder({ id: "LATE0001", customerName: "Ada", items: dozens(2), ...person }),
    );
    await openBook(shop, { large: { eggs: 22, laid: "2026-06-19" } });
  });
  const large = await card("Large Eggs: 0 for sale");
  large.getByText("short: 14 Large");
  const [first] = large.getAllByRole("listitem");
  expect(first?.textContent).toContain("Ada, 07700 900001: 14 too few for Saturday 27 June");
});

test("a counted shelf shows the difference before it is saved, and is undone", async () => {
  const { shop, user } = await open();
  const form = await formNamed("Count the Shelf");
  await fillIn(user, form.getByLabelText("Large Eggs"), "201");
  form.getByText("Large Eggs: 3 missing");
  await fillIn(user, form.getByLabelText("Small Eggs"), "2");
  form.getByText("Small Eggs: 2 found · Large Eggs: 3 missing");
  expect(await stockOf(shop)).toBe(204);
  await user.selectOptions(form.getByLabelText("Flock"), "Flock 2");
  await user.click(form.getByRole("button", { name: "Save" }));
  await noticeSaying("The shelf has been counted: 3 missing, 2 found.");
  await card("Large Eggs: 201 for sale");
  expect(form.getByLabelText("Large Eggs")).toHaveProperty("value", "");
  const found = (await shop.records.lots.open()).filter(({ from }) => from === "found");
  expect(found).toMatchObject([{ category: "small", flock: "2", left: 2 }]);
  await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
  await card("Large Eggs: 204 for sale");
  expect(await shop.app.shop.counter.getInventory()).toMatchObject({ large: 204, small: 0 });
});

test("an empty count of the shelf is not sent", async () => {
  const { user } = await open();
  const form = await formNamed("Count the Shelf");
  await user.click(form.getByRole("button", { name: "Save" }));
  await form.findByText("Please count at least one kind.");
});

test("a count of a stock changed since is refused once, and saved when it is sent again", async () => {
  const { shop, user } = await open();
  const form = await formNamed("Count the Shelf");
  await fillIn(user, form.getByLabelText("Large Eggs"), "190");
  await shop.app.shop.office.takeEggs({ id: "T", category: "large", eggs: 4, kind: "broken" });
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("Stock Has Changed Meanwhile");
  await form.findByText("Large Eggs: 10 missing");
  await user.click(form.getByRole("button", { name: "Save" }));
  await noticeSaying("The shelf has been counted: 10 missing, 0 found.");
  await waitFor(async () => expect(await stockOf(shop)).toBe(190));
});

test("a count of a shelf that was packed from since is refused, and shows what is there now", async () => {
  const { shop, user } = await open(async (planted) => {
    await plantOrders(planted, anOrder({ items: dozens(1) }));
    await openBook(planted);
  });
  const form = await formNamed("Count the Shelf");
  form.getByText("In the book: 204");
  await fillIn(user, form.getByLabelText("Large Eggs"), "204");
  form.getByText("Large Eggs: as in the book");
  await shop.app.shop.office.setOrderStatus({ id: "A", status: "Completed" });
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("Stock Has Changed Meanwhile");
  await form.findByText("In the book: 192");
  await form.findByText("Large Eggs: 12 found");
  expect(form.getByLabelText("Large Eggs")).toHaveProperty("value", "204");
  expect(await stockOf(shop)).toBe(192);
  await fillIn(user, form.getByLabelText("Large Eggs"), "192");
  await user.click(form.getByRole("button", { name: "Save" }));
  await noticeSaying("The shelf has been counted: 0 missing, 0 found.");
});
