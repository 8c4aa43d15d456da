// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { plantPrices, storedPrices, twoTabs } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const openPrices = async (shop: Shop = aShop()) => {
  const { user } = await renderAdmin("/admin/pricing", shop);
  const editor = within(await screen.findByRole("region", { name: "Pricing Management" }));
  const card = (eggs: string) => within(editor.getByRole("group", { name: eggs }));
  const price = (eggs: string, pack: string) => card(eggs).getByLabelText<HTMLInputElement>(pack);
  const type = async (eggs: string, pack: string, typed: string) => {
    await fillIn(user, price(eggs, pack), typed);
    await user.tab();
  };
  const save = () => user.click(editor.getByRole("button", { name: "Save All Changes" }));
  const unsaved = () => editor.getByRole("status").textContent;
  return { user, shop, card, price, type, save, unsaved };
};

test("each pack shows its price in pounds and pence", async () => {
  const { card } = await openPrices();
  expect(document.title).toMatch(/^Admin Pricing/);
  const fields = card("Large Eggs").getAllByRole<HTMLInputElement>("spinbutton");
  expect(fields.map(({ labels, value }) => [labels?.[0]?.textContent, value])).toEqual([
    ["6 pack", "1.80"],
    ["12 pack", "3.40"],
    ["18 pack", "5.00"],
    ["30 pack", "8.00"],
  ]);
});

test("prices are working values until they are saved", async () => {
  const { shop, price, type, save, unsaved } = await openPrices();
  await type("Large Eggs", "12 pack", "3.5");
  expect(price("Large Eggs", "12 pack").value).toBe("3.50");
  await type("Small Eggs", "6 pack", "0");
  expect(unsaved()).toBe("2 changes not saved");
  expect(await storedPrices(shop)).toEqual(DEFAULT_PRICES);
  await save();
  await noticeSaying("Egg prices have been updated successfully.");
  expect(await storedPrices(shop)).toEqual({
    ...DEFAULT_PRICES,
    large: { ...DEFAULT_PRICES.large, 12: 350 },
    small: { ...DEFAULT_PRICES.small, 6: 0 },
  });
  expect(unsaved()).toBe("");
});

test("a price that can't be read keeps the previous one, and the same price is no change", async () => {
  const { price, type, unsaved } = await openPrices();
  for (const typed of ["", "-2", "2.999", "3"]) {
    await type("Double Yolkers", "6 pack", typed);
    expect(price("Double Yolkers", "6 pack").value).toBe("3.00");
    expect(unsaved()).toBe("");
  }
});

test("a cleared price goes back to what it was when left", async () => {
  const { price, type, unsaved } = await openPrices();
  await type("Large Eggs", "12 pack", "3.5");
  await type("Large Eggs", "12 pack", "");
  expect([price("Large Eggs", "12 pack").value, unsaved()]).toEqual(["3.50", "1 change not saved"]);
  await type("Large Eggs", "12 pack", "3.40");
  expect(unsaved()).toBe("");
});

test("prices that change more than threefold are named and asked about before they are saved", async () => {
  const { user, shop, type, save, unsaved } = await openPrices();
  const question = () => screen.findByRole("dialog", { name: "Is this right?" });
  const press = async (name: string) =>
    user.click(within(await question()).getByRole("button", { name }));
  await type("Large Eggs", "12 pack", "34");
  await type("Double Yolkers", "6 pack", "0.99");
  await type("Pullet Eggs", "6 pack", "3");
  await save();
  const named = within(await question()).getAllByRole("listitem");
  expect(named.map(({ textContent }) => textContent)).toEqual([
    "Large 12: £3.40 → £34.00",
    "Double Yolkers 6: £3.00 → £0.99",
  ]);
  await press("Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect([await storedPrices(shop), unsaved()]).toEqual([DEFAULT_PRICES, "3 changes not saved"]);
  await save();
  await press("Save Prices");
  await noticeSaying("Egg prices have been updated successfully.");
  expect(await storedPrices(shop)).toMatchObject({
    large: { 12: 3400 },
    doubleYolkers: { 6: 99 },
    pullet: { 6: 300 },
  });
});

test("a price over the highest is marked with a word and refused", async () => {
  const { shop, card, price, type, save, unsaved } = await openPrices();
  await type("Large Eggs", "6 pack", "10000.01");
  const field = price("Large Eggs", "6 pack");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(card("Large Eggs").getByText("At most £10,000.00").id).toBe(
    field.getAttribute("aria-describedby"),
  );
  await save();
  await noticeSaying("Prices Not Saved");
  expect(await storedPrices(shop)).toEqual(DEFAULT_PRICES);
  expect([field.value, unsaved()]).toEqual(["10000.01", "1 change not saved"]);
});

test("a save does not overwrite a price saved elsewhere: the owner decides", async () => {
  const { here, there } = twoTabs();
  const { card, type, save } = await openPrices(here);
  await type("Large Eggs", "12 pack", "3.55");
  await type("Small Eggs", "6 pack", "1.30");
  await plantPrices(there, { large: { ...DEFAULT_PRICES.large, 12: 360 } });
  await card("Large Eggs").findByText("Now £3.60");
  await save();
  await noticeSaying("Prices Have Changed Meanwhile");
  expect(await storedPrices(here)).toMatchObject({ large: { 12: 360 }, small: { 6: 125 } });
  expect(card("Large Eggs").getByText("Now £3.60")).toBeTruthy();
  await save();
  await noticeSaying("Egg prices have been updated successfully.");
  expect(await storedPrices(here)).toMatchObject({ large: { 12: 355 }, small: { 6: 130 } });
});
