// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OrderLinks } from "#ports/order-links.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { fillIn, renderShop, SHARED } from "#tests/support/render-shop.tsx";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";

const ON_ITS_WAY = "If that address has orders, a link is on its way.";

/** A shop in which nothing was ordered from this browser, and of which one link is good, once. */
const aShopWithLinks = async () => {
  const asked: string[] = [];
  const proven: string[] = [];
  let good = ["GOOD"];
  const links: OrderLinks = {
    ask: async (email) => void asked.push(email),
    use: async (token) => {
      const email = good.includes(token) ? "mabel@example.com" : null;
      if (email) good = [];
      return email;
    },
    asked: async () => [],
    tokenFor: async () => "",
    drop: async () => undefined,
  };
  const shop = aShop({
    links,
    lookups: {
      mine: async () => [],
      proven: async () => proven,
      remember: async () => undefined,
      prove: async (email) => void proven.push(email),
    },
  });
  await plantOrders(shop, anOrder());
  return { shop, asked, isUsed: () => good.length === 0 };
};

const open = async (path: string, setting = SHARED) => {
  const given = await aShopWithLinks();
  const { user } = renderShop(path, given.shop, setting);
  await screen.findByRole("heading", { level: 1, name: "My Orders" });
  return { ...given, user };
};

test("orders of another device are found by a link, of which the answer is always the same", async () => {
  const { user, asked } = await open("/my-orders");
  expect(screen.queryByText("Placed an order on another device?")).toBeNull();
  for (const email of ["mabel@example.com", "nobody@example.com"]) {
    const field = screen.getByLabelText("Email");
    await user.clear(field);
    await fillIn(user, field, email);
    await user.click(screen.getByRole("button", { name: "Find Orders" }));
    await screen.findByText("No orders found for this email address.");
    await screen.findByText("Placed an order on another device?");
    expect(screen.queryByText(ON_ITS_WAY)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Email me a link" }));
    expect((await screen.findByText(ON_ITS_WAY)).getAttribute("role")).toBe("status");
  }
  expect(asked).toEqual(["mabel@example.com", "nobody@example.com"]);
});

test("a mailed link is used by a press and not by a visit, and leaves the address", async () => {
  const { user, isUsed } = await open("/my-orders#link=GOOD");
  const show = await screen.findByRole("button", { name: "Show my orders" });
  expect(isUsed()).toBe(false);
  await user.click(show);
  const card = within(await screen.findByRole("article", { name: /^Order/ }));
  card.getByText("Pending");
  expect(window.location.hash).toBe("");
  expect(isUsed()).toBe(true);
  expect(screen.queryByRole("button", { name: "Show my orders" })).toBeNull();
});

test("a link that is over says so and offers a new one", async () => {
  const { user, asked } = await open("/my-orders#link=OLD");
  await user.click(await screen.findByRole("button", { name: "Show my orders" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/used already, or is older than 30 minutes/);
  expect(window.location.hash).toBe("");
  await fillIn(user, screen.getByLabelText("Your email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Email me a link" }));
  await screen.findByText(ON_ITS_WAY);
  expect(asked).toEqual(["mabel@example.com"]);
});

test("the shop in one browser knows of no links", async () => {
  const { user } = await open("/my-orders#link=GOOD", IN_ONE_BROWSER);
  await fillIn(user, screen.getByLabelText("Email"), "nobody@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  await screen.findByText("No orders found for this email address.");
  expect(screen.queryByRole("button", { name: /link|Show my orders/ })).toBeNull();
});
