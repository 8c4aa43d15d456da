// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { plantStock, storedInventory, twoTabs } from "#tests/support/plant.ts";
import { aLine } from "#tests/support/purchases.ts";
import { anAgreement, aWaiting } from "#tests/support/records.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const openInventory = async (shop: Shop = aShop()) => {
  const { user } = await renderAdmin("/admin/pricing", shop);
  const editor = within(await screen.findByRole("region", { name: "Inventory" }));
  const card = (eggs: string) => {
    const element = editor.getByRole("group", { name: eggs });
    const inside = within(element);
    const line = () => inside.getByText(/in stock/).closest("p");
    return {
      element,
      ...inside,
      line,
      stock: inside.getByLabelText<HTMLInputElement>(/^(Stock|On the shelf)$/),
    };
  };
  const count = async (eggs: string, typed: string) => {
    await fillIn(user, card(eggs).stock, typed);
    await user.tab();
  };
  const save = () => user.click(editor.getByRole("button", { name: "Save All Changes" }));
  const offers = (eggs: string) =>
    card(eggs)
      .queryAllByRole("button", { name: /^Set to|what is there now/ })
      .map((button) => button.textContent);
  const choose = (eggs: string, offer: string) =>
    user.click(card(eggs).getByRole("button", { name: offer }));
  const unsaved = () => editor.getByRole("status").textContent;
  return { user, shop, card, count, save, offers, choose, unsaved };
};

test("the steppers change a count by one, and never below nothing", async () => {
  const shop = aShop();
  await plantStock(shop, { small: 1 });
  const { user, card } = await openInventory(shop);
  const press = (eggs: string, name: string) =>
    user.click(card(eggs).getByRole("button", { name }));
  await press("Large Eggs", "Increase");
  await press("Large Eggs", "Increase");
  await press("Large Eggs", "Decrease");
  expect(card("Large Eggs").stock.value).toBe("181");
  await press("Small Eggs", "Decrease");
  await press("Small Eggs", "Decrease");
  expect(card("Small Eggs").stock.value).toBe("0");
});

test("a typed count is saved by Save All Changes only", async () => {
  const { shop, card, count, save, unsaved } = await openInventory();
  expect(unsaved()).toBe("");
  await count("Small Eggs", "-5");
  expect(card("Small Eggs").stock.value).toBe("0");
  expect(unsaved()).toBe("1 change not saved");
  await count("Medium Eggs", "12.9");
  expect(card("Medium Eggs").stock.value).toBe("12");
  expect(unsaved()).toBe("2 changes not saved");
  expect(await storedInventory(shop)).toEqual(DEFAULT_INVENTORY);
  await save();
  await noticeSaying("Egg inventory has been updated successfully.");
  expect(await storedInventory(shop)).toEqual({ ...DEFAULT_INVENTORY, small: 0, medium: 12 });
  expect(unsaved()).toBe("");
});

test("more eggs than a category can hold are marked with a word and refused", async () => {
  const { shop, card, count, save, unsaved } = await openInventory();
  await count("Large Eggs", "1000001");
  const { stock, getByText } = card("Large Eggs");
  expect(stock.getAttribute("aria-invalid")).toBe("true");
  expect(getByText("At most 1,000,000 eggs.").id).toBe(stock.getAttribute("aria-describedby"));
  expect(card("Small Eggs").stock.getAttribute("aria-invalid")).toBeNull();
  await save();
  await noticeSaying("Stock Not Saved");
  expect(await storedInventory(shop)).toEqual(DEFAULT_INVENTORY);
  expect([stock.value, unsaved()]).toEqual(["1000001", "1 change not saved"]);
  await count("Large Eggs", "1000000");
  expect(stock.getAttribute("aria-invalid")).toBeNull();
  await save();
  await waitFor(async () => expect((await storedInventory(shop)).large).toBe(1_000_000));
});

test("a card says that eggs are low or out of stock", async () => {
  const shop = aShop();
  await plantStock(shop, { pullet: 5, small: 29, medium: 30 });
  const { card } = await openInventory(shop);
  const saved = (eggs: string) => card(eggs).line()?.textContent;
  expect(saved("Pullet Eggs")).toBe("5 in stock · Out of stock");
  expect(saved("Small Eggs")).toBe("29 in stock · Low");
  expect(saved("Medium Eggs")).toBe("30 in stock");
});

test("a card shows the eggs held for payments beside the stock", async () => {
  const shop = aShop({ shared: { publicUrl: "http://localhost" } });
  await plantStock(shop, { large: 1_500 });
  const lines = [{ ...aLine({ packSize: 12, quantity: 100 }), name: "Large Eggs", price: 340 }];
  const purchase = { lines, total: 34_000, needsDelivery: true };
  await shop.records.agreements.add(anAgreement({ state: "capturing", purchase }));
  const { card } = await openInventory(shop);
  const told = (eggs: string) => card(eggs).line()?.textContent;
  expect(told("Large Eggs")).toBe("1500 in stock · 1,200 held for payments under way");
  expect(told("Medium Eggs")).not.toContain("held");
});

test("a card says how many people wait for its eggs", async () => {
  const shop = aShop({ shared: { publicUrl: "http://localhost" } });
  await plantStock(shop, { large: 0 });
  for (const id of ["1", "2"])
    await shop.records.waitlist.add(aWaiting({ id, category: "large", email: `${id}@x.example` }));
  const { card } = await openInventory(shop);
  const told = (eggs: string) => card(eggs).line()?.textContent;
  expect(told("Large Eggs")).toBe("0 in stock · Out of stock · 2 waiting");
  expect(told("Medium Eggs")).not.toContain("waiting");
});

test("a save does not overwrite eggs sold meanwhile: the owner decides", async () => {
  const { here, there } = twoTabs();
  const { card, count, save } = await openInventory(here);
  await count("Large Eggs", "200");
  await count("Small Eggs", "160");
  await plantStock(there, { large: 168 });
  await waitFor(() =>
    expect(card("Large Eggs").line()?.textContent).toBe("168 in stock, 180 when you began"),
  );
  expect(card("Large Eggs").stock.value).toBe("200");
  await save();
  await noticeSaying("Stock Has Changed Meanwhile");
  expect(await storedInventory(here)).toMatchObject({ large: 168, small: 150 });
  expect(card("Large Eggs").line()?.textContent).toBe("168 in stock: changed meanwhile");
  expect(card("Large Eggs").element.dataset.conflict).toBe("true");
  expect(card("Small Eggs").element.dataset.conflict).toBeUndefined();
  await save();
  await noticeSaying("Egg inventory has been updated successfully.");
  expect(await storedInventory(here)).toMatchObject({ large: 200, small: 160 });
});

/** 150 typed over 180, of which 36 were sold meanwhile. */
const openOvertaken = async () => {
  const { here, there } = twoTabs();
  const editor = await openInventory(here);
  await editor.count("Large Eggs", "150");
  await plantStock(there, { large: 144 });
  const line = editor.card("Large Eggs").line();
  await waitFor(() => expect(line?.textContent).toBe("144 in stock, 180 when you began"));
  return { ...editor, line };
};

const BOTH_OFFERS = ["−30 of what is there now: 114", "Set to 150"];

test.each([
  ["−30 of what is there now: 114", 114],
  ["Set to 150", 150],
])("a count that met a sale: %s is what is meant, and saved at once", async (offer, eggs) => {
  const { shop, card, save, offers, choose, line } = await openOvertaken();
  expect(line?.getAttribute("aria-live")).toBe("polite");
  expect(offers("Large Eggs")).toEqual(BOTH_OFFERS);
  expect(offers("Small Eggs")).toEqual([]);
  await choose("Large Eggs", offer);
  expect(card("Large Eggs").stock.value).toBe(String(eggs));
  expect(document.activeElement).toBe(card("Large Eggs").stock);
  expect(offers("Large Eggs")).toEqual([]);
  await save();
  await noticeSaying("Egg inventory has been updated successfully.");
  expect(await storedInventory(shop)).toMatchObject({ large: eggs });
});

test("a refused save still offers the owner's change", async () => {
  const { shop, card, save, offers, choose } = await openOvertaken();
  await save();
  await noticeSaying("Stock Has Changed Meanwhile");
  expect(offers("Large Eggs")).toEqual(BOTH_OFFERS);
  await choose("Large Eggs", BOTH_OFFERS[0] ?? "");
  expect(card("Large Eggs").element.dataset.conflict).toBeUndefined();
  await save();
  await waitFor(async () => expect(await storedInventory(shop)).toMatchObject({ large: 114 }));
});

test("a cleared count goes back to what it was when left, and the saved one is no change", async () => {
  const { shop, card, count, save, unsaved } = await openInventory();
  await count("Large Eggs", "");
  expect([card("Large Eggs").stock.value, unsaved()]).toEqual(["180", ""]);
  await count("Large Eggs", "150");
  await count("Large Eggs", "");
  expect([card("Large Eggs").stock.value, unsaved()]).toEqual(["150", "1 change not saved"]);
  await count("Large Eggs", "180");
  expect(unsaved()).toBe("");
  await count("Small Eggs", "151");
  await save();
  await waitFor(async () =>
    expect(await storedInventory(shop)).toEqual({ ...DEFAULT_INVENTORY, small: 151 }),
  );
});

const SHELF = { shelf: { large: { eggs: 180, laid: "2026-06-15" } } };

const WITH_BOOK =
  "Count what stands on the shelf, promised eggs among them. The egg book books fewer eggs as missing, and more as found.";

test("the editor says what an open egg book makes of a change, and leads to counting the shelf", async () => {
  const shop = aShop();
  const { office } = shop.app.shop;
  await office.openBook(SHELF);
  const { count, save, user } = await openInventory(shop);
  const said = (await screen.findByText(WITH_BOOK)).closest("p") ?? document.body;
  expect(screen.queryByText("Count the eggs of each category.")).toBeNull();
  expect(screen.getAllByText(/180 on the shelf/)).toHaveLength(1);
  await count("Large Eggs", "170");
  await count("Small Eggs", "160");
  await save();
  await noticeSaying("Egg inventory has been updated successfully.");
  const { moves } = await office.getEggBook();
  expect(moves.map(({ kind, eggs }) => [kind, eggs]).toSorted()).toEqual([
    ["found", 160],
    ["missing", 10],
  ]);
  await user.click(within(said).getByRole("link", { name: "Count the shelf" }));
  await screen.findByRole("form", { name: "Count the Shelf" });
});

test("the editor asks for a count of each category while the egg book is closed", async () => {
  await openInventory();
  await screen.findByText("Count the eggs of each category.");
  expect(screen.queryByRole("link", { name: "Count the shelf" })).toBeNull();
});

test("the editor says what it counts, whichever way another tab has turned the egg book", async () => {
  const { here, there } = twoTabs();
  await openInventory(here);
  await screen.findByText("Count the eggs of each category.");
  await there.app.shop.office.openBook(SHELF);
  await screen.findByText(WITH_BOOK);
  await there.app.shop.office.closeBook();
  await screen.findByText("Count the eggs of each category.");
});

test("no card says what it counts before the editor knows whether the egg book is open", async () => {
  const shop = aShop();
  await shop.app.shop.office.openBook(SHELF);
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const office = new Proxy(shop.app.shop.office, {
    get: (own, name) =>
      name === "isBookOpen" ? () => until.then(() => own.isBookOpen()) : Reflect.get(own, name),
  });
  await renderAdmin("/admin/pricing", {
    ...shop,
    app: { ...shop.app, shop: { ...shop.app.shop, office } },
  });
  await screen.findByRole("region", { name: "Pricing Management" });
  await waitFor(() => expect(screen.getByText(/stock…$|180/)).toBeTruthy());
  expect(screen.queryByText(/in stock/)).toBeNull();
  expect(screen.queryByLabelText("Stock")).toBeNull();
  letGo();
  await screen.findByText(/180 on the shelf/);
});
