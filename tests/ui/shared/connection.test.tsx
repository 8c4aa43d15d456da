// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { aShopWithBasket } from "#tests/support/a-shop-with-basket.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { everySummary } from "#tests/support/pages.ts";
import {
  plantCustomers,
  plantFlock,
  plantOrders,
  plantPrices,
  storedCart,
  storedCustomers,
} from "#tests/support/plant.ts";
import { fillIn, renderAdmin, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const LINE = "No connection to the shop. Trying again…";

const line = () => screen.findByText(LINE);

const findButton = (name: string | RegExp) =>
  screen.findByRole<HTMLButtonElement>("button", { name });

test("every page says that the connection is lost, and no longer once it is back", async () => {
  const { shop, lose, reconnect } = aFailingShop();
  const { user } = await renderAdmin("/admin/login", shop, SHARED);
  for (const heading of ["Dashboard", "Our Eggs"]) {
    await screen.findByRole("heading", { name: heading });
    lose();
    expect((await line()).getAttribute("role")).toBe("status");
    reconnect();
    expect(screen.queryByText(LINE)).toBeNull();
    if (heading === "Dashboard") await user.click(await findButton("Logout"));
  }
});

test("a lost connection lets the basket be changed, and not paid for", async () => {
  const { shop, lose, reconnect } = aFailingShop(await aShopWithBasket());
  const { user } = renderShop("/checkout", shop, SHARED);
  await user.click(await findButton("Practice payment (no money moves)"));
  const address = within(await screen.findByRole("group", { name: "Where we deliver to" }));
  await fillIn(user, address.getByLabelText("Postcode"), "RH10 1AA");
  const email = screen.getByLabelText("Email");
  await fillIn(user, email, "mabel@example.com");
  const pay = await findButton("Complete practice payment");
  lose();
  await line();
  expect([pay.disabled, pay.title]).toEqual([true, "No connection to the shop"]);
  expect(document.activeElement).toBe(email);
  await user.keyboard("{Enter}");
  expect(await shop.records.agreements.underWay()).toEqual([]);
  const dozen = within(screen.getByRole("listitem", { name: /12 pack/ }));
  await fillIn(user, dozen.getByLabelText("Quantity"), "3");
  await waitFor(async () => expect(await storedCart(shop)).toMatchObject([{ quantity: 3 }, {}]));
  reconnect();
  expect([pay.disabled, pay.title]).toEqual([false, ""]);
  await user.click(pay);
  await screen.findByRole("heading", { name: "Thank You!" });
});

const aBusyFarm = async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Mabel" });
  await plantOrders(shop, anOrder());
  await plantFlock(shop, "1", {
    costs: [{ date: "2026-06-01", amount: 500 }],
    eggs: { "2026-06-01": 7 },
  });
  return aFailingShop(shop);
};

test.each([
  ["/admin/pricing", ["Save All Changes", "Save All Changes"], ["Increase"]],
  ["/admin/posts", ["Keep as mine", "Remove…", "Delete", "Delete"], ["Logout"]],
  ["/admin/posts/new", ["Publish Story"], ["Bold"]],
  ["/admin/posts/edit/1", ["Update Story"], ["Bold"]],
  ["/admin/splash", ["Save Changes"], ["Bold"]],
  [
    "/admin/customers",
    ["Add Customer", "Erase mabel@example.com…", "Delete Mabel", "Erase…"],
    ["Export CSV"],
  ],
  [
    "/admin/flocks/1",
    ["Log Eggs", "Add Cost", "Delete", "Delete", "Save Hens", "Save Name", "Save Medicine"],
    ["Export CSV"],
  ],
] as const)(
  "a lost connection disables saving on %s, and nothing else",
  async (path, saving, others) => {
    const { shop, lose, reconnect } = await aBusyFarm();
    const [story] = await everySummary(shop.records.posts);
    await renderAdmin(path.replace("edit/1", `edit/${story?.id}`), shop, SHARED);
    for (const name of [...saving, ...others]) await screen.findAllByRole("button", { name });
    const disabled = () =>
      screen
        .getAllByRole<HTMLButtonElement>("button")
        .filter((button) => button.disabled && button.title === "No connection to the shop")
        .map((button) => button.getAttribute("aria-label") ?? button.textContent);
    lose();
    expect(disabled()).toEqual(saving);
    for (const name of others)
      for (const button of screen.getAllByRole<HTMLButtonElement>("button", { name }))
        expect(button.disabled).toBe(false);
    reconnect();
    expect(disabled()).toEqual([]);
  },
);

test("a lost connection disables marking an order, and not the export", async () => {
  const { shop, lose, reconnect } = await aBusyFarm();
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  await user.click(await findButton(/mabel@example\.com/));
  const mark = await findButton("Mark as Completed");
  lose();
  expect(mark.disabled).toBe(true);
  expect((await findButton("Export CSV")).disabled).toBe(false);
  reconnect();
  expect(mark.disabled).toBe(false);
});

test("a lost connection disables ticking the packing list, and not printing it", async () => {
  const { shop, lose, reconnect } = await aBusyFarm();
  await renderAdmin("/admin/packing", shop, SHARED);
  const [box] = await screen.findAllByRole<HTMLInputElement>("checkbox");
  lose();
  expect(box?.disabled).toBe(true);
  expect((await findButton("Print packing list")).disabled).toBe(false);
  reconnect();
  expect(box?.disabled).toBe(false);
});

test("Enter saves nothing during a lost connection, and keeps what is typed", async () => {
  const { shop, lose, reconnect } = aFailingShop();
  const { user } = await renderAdmin("/admin/customers", shop, SHARED);
  await fillIn(user, await screen.findByLabelText("Name"), "Mabel");
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  await fillIn(user, email, "mabel@example.com");
  lose();
  await user.keyboard("{Enter}");
  expect(await storedCustomers(shop)).toEqual([]);
  expect([email.value, document.activeElement]).toEqual(["mabel@example.com", email]);
  reconnect();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await storedCustomers(shop)).toHaveLength(1));
});

test("the page shows what has changed when the connection is back", async () => {
  const { shop, lose, reconnect } = aFailingShop();
  renderShop("/", shop, SHARED);
  const card = within(await screen.findByRole("article", { name: "Large Eggs" }));
  lose();
  await plantPrices(shop, { large: { 6: 999 } });
  card.getByText("£1.80");
  reconnect();
  await card.findByText("£9.99");
});
