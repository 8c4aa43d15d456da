// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CATEGORY_IDS, EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { plantPrices, storedPrices } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const openPrices = async (shop: Shop = aShop()) => {
  const { user } = await renderAdmin("/admin/pricing", shop);
  const editor = within(await screen.findByRole("region", { name: "Pricing Management" }));
  const large = within(editor.getByRole("group", { name: "Large Eggs" }));
  const field = large.getByLabelText<HTMLInputElement>("6 pack");
  const row = within(field.parentElement as HTMLElement);
  const forSale = row.getByRole<HTMLInputElement>("switch", { name: "For sale" });
  return {
    user,
    shop,
    editor,
    field,
    row,
    forSale,
    press: () => user.click(forSale),
    type: async (typed: string) => {
      await fillIn(user, field, typed);
      await user.tab();
    },
    save: () => user.click(editor.getByRole("button", { name: "Save All Changes" })),
    unsaved: () => editor.getByRole("status").textContent,
  };
};

const stored = async (shop: Shop) => (await storedPrices(shop)).large[6];

test("each price has a switch beside it that says of which pack it is", async () => {
  const { editor, forSale } = await openPrices();
  const switches = editor.getAllByRole<HTMLInputElement>("switch", { name: "For sale" });
  expect(switches).toHaveLength(EGG_TYPES.flatMap(({ sizes }) => sizes).length);
  expect(switches.every(({ checked }) => checked)).toBe(true);
  const described = document.getElementById(forSale.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("6 pack");
});

test("a pack that is switched off is stored at £0.00, and says that it is not for sale", async () => {
  const { shop, field, row, forSale, press, save, unsaved } = await openPrices();
  await press();
  row.getByText("Not for sale");
  expect([forSale.checked, field.value, unsaved()]).toEqual([false, "0.00", "1 change not saved"]);
  await save();
  await noticeSaying("Egg prices have been updated successfully.");
  expect([await stored(shop), forSale.checked, unsaved()]).toEqual([0, false, ""]);
  row.getByText("Not for sale");
});

test("a stored 0 shows as off, and switching it on asks for a price in an empty field", async () => {
  const shop = aShop();
  await plantPrices(shop, { large: { ...DEFAULT_PRICES.large, 6: 0 } });
  const { user, field, row, forSale, press, unsaved } = await openPrices(shop);
  expect([forSale.checked, field.value]).toEqual([false, "0.00"]);
  await press();
  expect([forSale.checked, field.value, document.activeElement]).toEqual([true, "", field]);
  await user.tab();
  row.getByText("Not for sale until it has a price.");
  expect([forSale.checked, field.value, unsaved()]).toEqual([false, "0.00", ""]);
  await press();
  await fillIn(user, field, "1.9");
  await user.tab();
  expect([forSale.checked, field.value, unsaved()]).toEqual([true, "1.90", "1 change not saved"]);
});

test("switching on again offers the last price of the page, saved or not", async () => {
  const { shop, field, forSale, press, type, save, unsaved } = await openPrices();
  await press();
  await press();
  expect([field.value, unsaved()]).toEqual(["1.80", ""]);
  await type("2.10");
  await press();
  await press();
  expect([field.value, unsaved()]).toEqual(["2.10", "1 change not saved"]);
  await press();
  await save();
  await noticeSaying("Egg prices have been updated successfully.");
  expect([await stored(shop), forSale.checked]).toEqual([0, false]);
  await press();
  expect([forSale.checked, field.value, unsaved()]).toEqual([true, "2.10", "1 change not saved"]);
});

test("a cleared price goes back to what it was, and says how to stop selling the pack", async () => {
  const { shop, field, row, type, unsaved, user } = await openPrices();
  await type("");
  expect([field.value, unsaved()]).toEqual(["1.80", ""]);
  row.getByText("Kept at £1.80. Switch it off to stop selling it.");
  await user.click(field);
  expect(row.queryByText(/^Kept/)).toBeNull();
  await type("2");
  await type("");
  row.getByText("Kept at £2.00. Switch it off to stop selling it.");
  expect(await stored(shop)).toBe(180);
});

test("a cleared price of a pack that is switched off leaves it off", async () => {
  const { field, forSale, press, type, unsaved } = await openPrices();
  await press();
  await type("");
  expect([forSale.checked, field.value, unsaved()]).toEqual([false, "0.00", "1 change not saved"]);
  await type("1.80");
  expect([forSale.checked, field.value, unsaved()]).toEqual([true, "1.80", ""]);
});

test("£0.00 typed while a pack is for sale gets a sentence, and is saved as off", async () => {
  const { shop, row, forSale, type, save } = await openPrices();
  await type("0");
  row.getByText("At £0.00 it isn't for sale: saving switches it off.");
  expect(forSale.checked).toBe(true);
  await save();
  await noticeSaying("Egg prices have been updated successfully.");
  expect([await stored(shop), forSale.checked]).toEqual([0, false]);
});

test("switching the last pack off asks first", async () => {
  const shop = aShop();
  const none = Object.fromEntries(CATEGORY_IDS.map((id) => [id, {}]));
  await plantPrices(shop, { ...none, large: { 6: 180 } });
  const { user, press, save, unsaved } = await openPrices(shop);
  const answer = async (name: string) => {
    const question = await screen.findByRole("dialog", { name: "Your shop would sell nothing." });
    await user.click(within(question).getByRole("button", { name }));
  };
  await press();
  await save();
  await answer("Cancel");
  expect([await stored(shop), unsaved()]).toEqual([180, "1 change not saved"]);
  await save();
  await answer("Sell Nothing");
  await noticeSaying("Egg prices have been updated successfully.");
  expect(await stored(shop)).toBe(0);
});
