// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantCart, plantOrders, plantPrices } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, renderShop } from "#tests/support/render-shop.tsx";

const TITLE = "Your eggs";

const PICTURE = "data:image/png;base64,AAAA";

const openSettings = async (shop: Shop = aShop()) => {
  const { user } = await renderAdmin("/admin/settings", shop);
  const heading = await screen.findByRole("heading", { name: TITLE });
  const details = heading.closest("details");
  if (!details) throw new Error("no section");
  details.open = true;
  fireEvent(details, new Event("toggle"));
  const form = within(screen.getByRole("form", { name: TITLE }));
  const kind = (name: string) => within(form.getByRole("group", { name }));
  const type = async (name: string, label: string, text: string) => {
    const field = kind(name).getByLabelText(label);
    await user.clear(field);
    if (text !== "") await user.click(field);
    if (text !== "") await user.paste(text);
  };
  const save = async () => {
    await user.click(form.getByRole("button", { name: "Save" }));
    await noticeSaying("Your shop has been updated.");
  };
  const names = () =>
    form.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent);
  return { user, shop, form, kind, type, save, names };
};

const articles = async () => {
  await screen.findAllByRole("article");
  return screen
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);
};

test("a kind of eggs has its own name, description and picture on its card, and its place", async () => {
  const { user, shop, kind, type, save } = await openSettings();
  await type("Large Eggs", "Name", "Big Browns");
  await type("Large Eggs", "Description", "Brown and big.");
  for (let press = 0; press < 3; press += 1)
    await user.click(kind("Large Eggs").getByRole("button", { name: "Up" }));
  await save();
  cleanup();
  renderShop("/", shop);
  expect(await articles()).toEqual([
    "Big Browns",
    "Pullet Eggs",
    "Small Eggs",
    "Medium Eggs",
    "Extra Large Eggs",
    "Double Yolkers",
  ]);
  const card = within(screen.getByRole("article", { name: "Big Browns" }));
  card.getByText("Brown and big.");
  await user.click(card.getByRole("button", { name: "Add to Basket" }));
  await noticeSaying("Big Browns (6 pack)");
});

test("Up and Down keep the focus with what they moved, and say where it is", async () => {
  const { user, kind, form, names } = await openSettings();
  const up = kind("Medium Eggs").getByRole("button", { name: "Up" });
  up.focus();
  await user.keyboard("{Enter}");
  expect(names().slice(0, 3)).toEqual(["Pullet Eggs", "Medium Eggs", "Small Eggs"]);
  form.getByText("Medium Eggs: 2 of 6");
  expect(document.activeElement).toBe(kind("Medium Eggs").getByRole("button", { name: "Up" }));
  await user.keyboard("{Enter}");
  await user.keyboard("{Enter}");
  expect(names()[0]).toBe("Medium Eggs");
  form.getByText("Medium Eggs: 1 of 6");
  expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
  await user.click(kind("Medium Eggs").getByRole("button", { name: "Down" }));
  expect(names().slice(0, 2)).toEqual(["Pullet Eggs", "Medium Eggs"]);
});

test("an empty name is the product's again", async () => {
  const { kind, type, save } = await openSettings();
  await type("Large Eggs", "Name", "Big Browns");
  await save();
  await waitFor(() => kind("Big Browns").getByText("Empty, it is Large Eggs."));
  await type("Big Browns", "Name", "");
  await save();
  await waitFor(() =>
    expect(kind("Large Eggs").getByLabelText<HTMLInputElement>("Name").value).toBe("Large Eggs"),
  );
});

test("a name of 41 letters shows a fault at its field and stays as typed", async () => {
  const { user, form, kind, type } = await openSettings();
  await type("Large Eggs", "Name", "x".repeat(41));
  await user.click(form.getByRole("button", { name: "Save" }));
  const field = kind("Large Eggs").getByLabelText<HTMLInputElement>("Name");
  await kind("Large Eggs").findByText("Please use at most 40 letters.");
  expect([field.value.length, document.activeElement]).toEqual([41, field]);
});

test("eggs of which no pack is for sale are said to be so, beside a link to the prices", async () => {
  const shop = aShop();
  await plantPrices(shop, { pullet: {} });
  const { form, kind } = await openSettings(shop);
  await kind("Pullet Eggs").findByText("Not for sale");
  expect(form.getAllByText("Not for sale")).toHaveLength(1);
  const link = form.getByRole("link", { name: "Inventory & Pricing" });
  expect(link.getAttribute("href")).toBe("/admin/pricing");
});

test("a picture of the farm's own can be removed", async () => {
  const shop = await ownEggs();
  const { user, kind, save } = await openSettings(shop);
  const shown = () => kind("Big Browns").getByRole<HTMLImageElement>("img");
  expect(shown().src).toBe(PICTURE);
  await user.click(kind("Big Browns").getByRole("button", { name: "Remove Image" }));
  expect(shown().getAttribute("src")).toBe("/eggs/large.svg");
  await save();
  expect((await shop.app.shop.counter.getProfile()).eggs.words.large.picture).toBe("");
});

const ownEggs = async (): Promise<Shop> => {
  const shop = aShop();
  const { eggs } = await shop.app.shop.counter.getProfile();
  const large = { name: "Big Browns", description: "", picture: PICTURE };
  await shop.records.profile.save({
    eggs: { order: ["large", ...CATEGORY_IDS.slice(0, 3)], words: { ...eggs.words, large } },
  });
  return shop;
};

test("the farm's own name and picture show in the basket, the prices, the stock and the orders", async () => {
  const shop = await ownEggs();
  await plantCart(shop, { category: "large", packSize: 12 });
  const [item] = anOrder().items;
  await plantOrders(shop, anOrder({ items: item ? [{ ...item, name: "" }] : [] }));
  renderShop("/checkout", shop);
  const line = await screen.findByRole("listitem", { name: /^Big Browns, 12 pack/ });
  expect(line.querySelector("img")?.src).toBe(PICTURE);
  cleanup();
  await renderAdmin("/admin/pricing", shop);
  for (const name of ["Inventory", "Pricing Management"]) {
    const editor = within(await screen.findByRole("region", { name }));
    const [first] = editor.getAllByRole("group");
    expect(first?.querySelector("legend")?.textContent).toBe("Big Browns");
    expect(first?.querySelector("img")?.src).toBe(PICTURE);
  }
  cleanup();
  const { user } = await renderAdmin("/admin/orders", shop);
  const page = within(await screen.findByRole("main"));
  await user.click(await page.findByRole("button", { expanded: false }));
  await screen.findByRole("cell", { name: /Big Browns \(12 pack\)/ });
});

test("a steep change names the farm's own eggs", async () => {
  const shop = await ownEggs();
  const { user } = await renderAdmin("/admin/pricing", shop);
  const editor = within(await screen.findByRole("region", { name: "Pricing Management" }));
  const price = within(editor.getByRole("group", { name: "Big Browns" })).getByLabelText("12 pack");
  expect(DEFAULT_PRICES.large[12]).toBe(340);
  await user.clear(price);
  await fillIn(user, price, "34");
  await user.click(editor.getByRole("button", { name: "Save All Changes" }));
  await screen.findByText("Big Browns, 12 pack: £3.40 → £34.00");
});

test("a pack that can't be ordered again is named as it is called now", async () => {
  const shop = await ownEggs();
  await plantPrices(shop, { large: {} });
  await plantOrders(shop, anOrder());
  const { user } = renderShop("/my-orders", shop);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  await user.click(await screen.findByRole("button", { name: /^Order again/ }));
  await screen.findByText("Big Browns (12 pack): left out, no longer for sale.");
});
