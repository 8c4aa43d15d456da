// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { NOON } from "#tests/support/a-shop.ts";
import { aShopInABrowser } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

// The pages over a browser's storage: what is written is what other tabs and later versions read.

const ORDER = {
  id: "5O190127TN364715T",
  date: "2026-06-20T22:30:00.000Z",
  customerEmail: "mabel@example.com",
  total: 6.8,
  status: "Pending",
  items: [],
};

test("stock and prices are stored as counts and in pounds", async () => {
  const { shop, shown } = aShopInABrowser();
  const { user } = await renderAdmin("/admin/pricing", shop);
  const inRegion = async (name: string) => within(await screen.findByRole("region", { name }));
  const stock = await inRegion("Inventory");
  const large = within(stock.getByRole("group", { name: "Large Eggs" }));
  await fillIn(user, large.getByLabelText("Stock"), "181");
  expect(shown("eggInventory")).toBeNull();
  await user.click(stock.getByRole("button", { name: "Save All Changes" }));
  await noticeSaying("Egg inventory has been updated successfully.");
  expect(shown("eggInventory")).toEqual({
    pullet: 60,
    small: 150,
    medium: 200,
    large: 181,
    extraLarge: 120,
    doubleYolkers: 80,
  });
  const prices = await inRegion("Pricing Management");
  const larges = within(prices.getByRole("group", { name: "Large Eggs" }));
  await fillIn(user, larges.getByLabelText("12 pack"), "3.55");
  await user.click(prices.getByRole("button", { name: "Save All Changes" }));
  await noticeSaying("Egg prices have been updated successfully.");
  expect(shown("eggPrices")).toMatchObject({ large: { 6: 1.8, 12: 3.55, 18: 5, 30: 8 } });
});

test("a cost and an egg count are stored in their flock's books, in pounds", async () => {
  const { shop, shown } = aShopInABrowser({ flockData: {} });
  const { user } = await renderAdmin("/admin/flocks/2", shop);
  const costs = within(await screen.findByRole("form", { name: "Add Cost Entry" }));
  await user.click(costs.getByRole("button", { name: "Add Cost" }));
  await noticeSaying("Please select a cost type and enter an amount.");
  expect(shown("flockData")).toEqual({});
  await user.selectOptions(costs.getByLabelText("Type"), "Chick/Pullet");
  await fillIn(user, costs.getByLabelText("Amount"), "12.34");
  await fillIn(user, costs.getByLabelText("Description"), "Twelve pullets");
  await user.click(costs.getByRole("button", { name: "Add Cost" }));
  await noticeSaying("Cost entry added successfully.");
  const eggs = within(screen.getByRole("form", { name: "Log Daily Egg Count" }));
  await user.type(eggs.getByLabelText("Large"), "24{Enter}");
  await noticeSaying("Egg count logged successfully.");
  expect(shown("flockData")).toMatchObject({
    "2": {
      costLog: [
        { date: "2026-06-20", type: "chickPullet", amount: 12.34, description: "Twelve pullets" },
      ],
      eggLog: [
        { date: "2026-06-20", small: 0, medium: 0, large: 24, extraLarge: 0, doubleYolkers: 0 },
      ],
    },
  });
});

test("a customer is stored, and gone from the storage after the deletion", async () => {
  const { shop, shown } = aShopInABrowser({ customers: [] });
  const { user } = await renderAdmin("/admin/customers", shop);
  await fillIn(user, await screen.findByLabelText("Name"), "Mabel");
  await fillIn(user, screen.getByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Add Customer" }));
  await noticeSaying("New customer has been added.");
  expect(shown("customers")).toMatchObject([{ name: "Mabel", email: "mabel@example.com" }]);
  await user.click(await screen.findByRole("button", { name: "Delete Mabel" }));
  await noticeSaying("The customer has been successfully removed.");
  expect(shown("customers")).toEqual([]);
});

test("an order with missing fields still lists and opens", async () => {
  const { shop } = aShopInABrowser({ orders: [ORDER, { id: "BROKEN00" }] });
  const { user } = await renderAdmin("/admin/orders", shop);
  const row = { name: /^BROKEN00 Unknown date for \w+day \d+ \w+ No email Delivery £0\.00/ };
  await user.click(await screen.findByRole("button", row));
  await screen.findByRole("button", { name: "Mark as Completed" });
});

test.each(["5O190127", 12345678])("the status of order %j is stored", async (id) => {
  const { shop, shown } = aShopInABrowser({ orders: [{ ...ORDER, id }] });
  const { user } = await renderAdmin("/admin/orders", shop);
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${id}`) }));
  await user.click(screen.getByRole("button", { name: "Mark as Completed" }));
  await screen.findByRole("button", { name: "Mark as Pending" });
  await waitFor(() => expect(shown("orders")).toMatchObject([{ id, status: "Completed" }]));
});

test("a corrupt splash page is set aside, and what a shop starts with is shown", async () => {
  const { shop, shown } = aShopInABrowser({ splashConfig: "[broken" });
  await renderAdmin("/admin/splash", shop);
  const content = await screen.findByRole("textbox", { name: "Content" });
  await waitFor(() => expect(content.textContent).toContain("Welcome to the farm!"));
  expect(shown("splashConfig.setAside")).toMatchObject({ original: "[broken" });
});

test("a corrupt list of stories is set aside, and the samples are shown", async () => {
  const { shop, shown } = aShopInABrowser({ blogPosts: "{broken" });
  await renderAdmin("/admin/posts", shop);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(shown("blogPosts.setAside")).toMatchObject({ original: "{broken" });
});

test("a story and the splash page are stored in the shapes of their keys", async () => {
  const { shop, shown } = aShopInABrowser();
  const { user } = await renderAdmin("/admin/posts/new", shop);
  await fillIn(user, await screen.findByLabelText("Title"), "Marigold's New Hat!");
  await fillIn(user, screen.getByLabelText("Tags"), "Hats, Hens");
  await user.click(screen.getByRole("button", { name: "Publish Story" }));
  await noticeSaying("Post Created");
  expect((shown("blogPosts") as unknown[])[0]).toEqual({
    id: String(Date.parse(NOON)),
    title: "Marigold's New Hat!",
    slug: "marigolds-new-hat",
    featuredImage: "",
    content: "",
    tags: ["Hats", "Hens"],
    author: "Hannah Weald",
    date: NOON,
    excerpt: "",
  });
  await user.click(screen.getByRole("link", { name: "Splash Page" }));
  await user.click(await screen.findByRole("switch"));
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("Splash Page Updated!");
  expect(shown("splashConfig")).toEqual({
    content: expect.stringContaining("<h2>Welcome to the farm!</h2>"),
    enabled: true,
    version: 2,
  });
});
