// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { aShop } from "#tests/support/a-shop.ts";
import {
  aFullShop,
  aSlowShop,
  plantPrices,
  plantStock,
  storedCart,
  twoTabs,
} from "#tests/support/plant.ts";
import { noticeSaying, renderShop } from "#tests/support/render-shop.tsx";

const card = async (name: string) => within(await screen.findByRole("article", { name }));

const basket = () => screen.findByRole("link", { name: /^Basket/ });

test("a card offers its packs with their prices, and the price box follows the choice", async () => {
  const { user } = renderShop();
  const large = await card("Large Eggs");
  expect(large.getByText("180 in stock")).toBeTruthy();
  const options = large.getAllByRole("option").map((option) => option.textContent);
  expect(options).toEqual([
    "6 pack — £1.80",
    "12 pack — £3.40",
    "18 pack — £5.00",
    "30 pack — £8.00",
  ]);
  expect(large.getByRole("status").textContent).toBe("£1.80");
  await user.selectOptions(large.getByLabelText("Pack size"), "12 pack — £3.40");
  expect(large.getByRole("status").textContent).toBe("£3.40");
});

test("delivery is chosen at first, and delivery and collection are alternatives", async () => {
  const { user } = renderShop();
  const methods = within(
    (await card("Large Eggs")).getByRole("group", { name: "Delivery method" }),
  );
  const [delivery, collection] = methods.getAllByRole<HTMLInputElement>("radio");
  expect([delivery?.checked, collection?.checked]).toEqual([true, false]);
  await user.click(methods.getByLabelText("Collection"));
  expect([delivery?.checked, collection?.checked]).toEqual([false, true]);
});

const methodOf = async (name: string) =>
  (await card(name)).getByRole<HTMLInputElement>("radio", { checked: true }).labels?.[0]
    ?.textContent;

test("the delivery method chosen last is chosen on other cards and at the next visit", async () => {
  const { user, shop } = renderShop();
  const choose = async (name: string, method: string) =>
    user.click((await card(name)).getByLabelText(method));
  await choose("Large Eggs", "Free Delivery");
  await choose("Medium Eggs", "Free Delivery");
  await choose("Large Eggs", "Collection");
  await waitFor(async () => expect(await methodOf("Small Eggs")).toBe("Collection"));
  await user.click((await card("Small Eggs")).getByRole("button", { name: "Add to Basket" }));
  await waitFor(async () =>
    expect(await storedCart(shop)).toMatchObject([{ deliveryMethod: "collection" }]),
  );
  await waitFor(async () => expect(await shop.records.delivery.load()).toBe("collection"));
  cleanup();
  renderShop("/", shop);
  await waitFor(async () => expect(await methodOf("Medium Eggs")).toBe("Collection"));
});

test("on the way back to Home the chosen method is there at once", async () => {
  const { user } = renderShop();
  await user.click((await card("Large Eggs")).getByLabelText("Collection"));
  await user.click(await basket());
  await screen.findByRole("heading", { level: 1, name: "Your Basket" });
  window.history.back();
  expect(await methodOf("Large Eggs")).toBe("Collection");
});

test("a card on which one method was chosen keeps it when the other is chosen elsewhere", async () => {
  const { user } = renderShop();
  await user.click((await card("Large Eggs")).getByLabelText("Collection"));
  await user.click((await card("Small Eggs")).getByLabelText("Free Delivery"));
  await waitFor(async () => expect(await methodOf("Medium Eggs")).toBe("Free Delivery"));
  expect(await methodOf("Large Eggs")).toBe("Collection");
});

test("a pack without a price is not listed, and one larger than the eggs left can't be chosen", async () => {
  const shop = aShop();
  await plantPrices(shop, { large: { 6: 0, 12: 340, 30: 800 } });
  await plantStock(shop, { large: 20 });
  renderShop("/", shop);
  const options = (await card("Large Eggs")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ["12 pack — £3.40", false],
    ["30 pack — £8.00", true],
  ]);
});

test("a card with fewer than 6 eggs, or too few for a pack, shows the waitlist only", async () => {
  const shop = aShop();
  await plantStock(shop, { pullet: 5, small: 7 });
  await plantPrices(shop, { small: { 30: 600 } });
  renderShop("/", shop);
  for (const name of ["Pullet Eggs", "Small Eggs"]) {
    const product = await card(name);
    expect(product.getByRole("button", { name: "Join Waitlist" })).toBeTruthy();
    expect(product.queryByRole("button", { name: "Add to Basket" })).toBeNull();
  }
  (await card("Pullet Eggs")).getByText("Out of stock");
});

test("eggs of which no pack is for sale have no card", async () => {
  const shop = aShop();
  await plantStock(shop, { pullet: 0 });
  await plantPrices(shop, { pullet: {}, medium: { 6: 0, 12: 0, 18: 0, 30: 0 } });
  renderShop("/", shop);
  await card("Large Eggs");
  expect(screen.getAllByRole("article")).toHaveLength(4);
  for (const name of ["Pullet Eggs", "Medium Eggs"])
    expect(screen.queryByRole("article", { name })).toBeNull();
});

test("a shop of which nothing is for sale says so", async () => {
  const shop = aShop();
  const none = Object.fromEntries(CATEGORY_IDS.map((id) => [id, {}]));
  await plantPrices(shop, none);
  renderShop("/", shop);
  await screen.findByText("Nothing is for sale at the moment. Please look in again soon.");
  expect(screen.queryByRole("article")).toBeNull();
});

test("the waitlist is not there yet, and says so", async () => {
  const shop = aShop();
  await plantStock(shop, { pullet: 5 });
  const { user } = renderShop("/", shop);
  const pullets = await card("Pullet Eggs");
  await user.click(pullets.getByRole("button", { name: "Join Waitlist" }));
  await noticeSaying("Feature Not Implemented");
});

test("the press shows at once, while the record is still being written", async () => {
  const { shop, letGo } = aSlowShop();
  const { user } = renderShop("/", shop);
  letGo();
  const large = await card("Large Eggs");
  await user.click(large.getByRole("button", { name: "Add to Basket" }));
  await user.click(large.getByRole("button", { name: "Add to Basket" }));
  await screen.findByRole("link", { name: "Basket, 2 items" });
  expect(await storedCart(shop)).toEqual([]);
});

test("a record that could not be written is taken back on screen, with a notice", async () => {
  const { user } = renderShop("/", aFullShop());
  await user.click((await card("Large Eggs")).getByRole("button", { name: "Add to Basket" }));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("Not Saved");
  await waitFor(async () => expect((await basket()).getAttribute("aria-label")).toBe("Basket"));
});

test("fast presses are all kept", async () => {
  const { user, shop } = renderShop();
  const add = (await card("Large Eggs")).getByRole("button", { name: "Add to Basket" });
  for (let press = 0; press < 5; press += 1) await user.click(add);
  await screen.findByRole("link", { name: "Basket, 5 items" });
  await waitFor(async () => expect(await storedCart(shop)).toMatchObject([{ quantity: 5 }]));
});

test("a price that changed before the press is refused or charged as now, and the card follows", async () => {
  const { here, there } = twoTabs();
  const { user } = renderShop("/", here);
  const large = await card("Large Eggs");
  await plantPrices(there, { large: { 12: 355 } });
  await large.findByRole("option", { name: "12 pack — £3.55" });
  await user.click(large.getByRole("button", { name: "Add to Basket" }));
  await waitFor(async () => expect(await storedCart(there)).toMatchObject([{ price: 355 }]));
});
