// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Typed } from "#ports/typed-text.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { aShopWithBasket } from "#tests/support/a-shop-with-basket.ts";
import { plantCustomers, plantFlock, storedCustomers, storedSplash } from "#tests/support/plant.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  renderShop,
  SHARED,
} from "#tests/support/render-shop.tsx";

/** Shows a page anew, as loading it does: nothing of it stays but what its browser keeps. */
const loadAnew = async (path: string, shop: Shop) => {
  cleanup();
  return renderAdmin(path, shop, SHARED);
};

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

const holds = async (label: string, value: string): Promise<void> => {
  await waitFor(async () => expect((await field(label)).value).toBe(value));
};

const isGuarded = (): boolean => {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

test.each([
  ["/admin/flocks/1", "Log Eggs", { Large: "30", Small: "12" }],
  ["/admin/flocks/1", "Add Cost", { Amount: "12.5", Description: "Pellets" }],
  ["/admin/customers", "Add Customer", { Name: "Mabel", Email: "mabel@example.com" }],
])(
  "text typed on %s before %s survives a reload, is guarded again, and goes when it is sent",
  async (path, button, typed) => {
    const shop = aShop();
    const { user } = await renderAdmin(path, shop, SHARED);
    for (const [label, value] of Object.entries(typed))
      await fillIn(user, await field(label), value);
    const again = await loadAnew(path, shop);
    for (const [label, value] of Object.entries(typed)) await holds(label, value);
    expect(isGuarded()).toBe(true);
    await again.user.click(screen.getByRole("button", { name: button }));
    await noticeSaying("Success!");
    await waitFor(() => expect(isGuarded()).toBe(false));
    await loadAnew(path, shop);
    for (const label of Object.keys(typed)) await holds(label, "");
  },
);

test("a count goes back beside the day that it was typed for", async () => {
  const shop = aShop();
  const { user } = await renderAdmin("/admin/flocks/1", shop, SHARED);
  const eggs = () => within(screen.getByRole("form", { name: "Log Daily Egg Count" }));
  await screen.findByRole("form", { name: "Log Daily Egg Count" });
  fireEvent.change(eggs().getByLabelText("Date"), { target: { value: "2026-06-18" } });
  await fillIn(user, eggs().getByLabelText("Large"), "30");
  await loadAnew("/admin/flocks/1", shop);
  await holds("Large", "30");
  expect(eggs().getByLabelText<HTMLInputElement>("Date").value).toBe("2026-06-18");
});

test("emptied or given-up text is forgotten, and shows on no other page", async () => {
  const shop = aShop();
  const { user } = await renderAdmin("/admin/customers", shop, SHARED);
  await fillIn(user, await field("Name"), "Mabel");
  await user.clear(await field("Name"));
  const second = await loadAnew("/admin/customers", shop);
  await holds("Name", "");
  await fillIn(second.user, await field("Name"), "Olive");
  const find = (path: string): Promise<Typed | null> => shop.app.typed.find(path);
  expect(await find("/admin/customers customer")).toMatchObject({ name: "Olive" });
  await second.user.click(screen.getByRole("link", { name: "Flocks" }));
  await second.user.click(await screen.findByRole("button", { name: "Leave" }));
  await screen.findByRole("heading", { name: "Flocks" });
  await waitFor(async () => expect(await find("/admin/customers customer")).toBeNull());
});

test("an edit of a row opens again with what was typed, over what the row was then", async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Olive" }, { name: "Mabel" });
  const { user } = await renderAdmin("/admin/customers", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Edit Olive" }));
  const form = () => within(screen.getByRole("form", { name: "Edit Olive" }));
  await fillIn(user, form().getByLabelText("Name"), "Olive Hen");
  const { user: later } = await loadAnew("/admin/customers", shop);
  await screen.findByRole("form", { name: "Edit Olive" });
  await waitFor(() =>
    expect(form().getByLabelText<HTMLInputElement>("Name").value).toBe("Olive Hen"),
  );
  await later.click(form().getByRole("button", { name: "Save Changes" }));
  await noticeSaying("The customer has been updated.");
  expect((await storedCustomers(shop)).map(({ name }) => name)).toContain("Olive Hen");
  await loadAnew("/admin/customers", shop);
  await screen.findByText("Olive Hen");
  expect(screen.queryByRole("form", { name: /^Edit/ })).toBeNull();
});

test("an edit that is cancelled does not come back", async () => {
  const shop = aShop();
  await plantFlock(shop, "1", { costs: [{ date: "2026-06-01", amount: 500 }], eggs: {} });
  const { user } = await renderAdmin("/admin/flocks/1", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /^Edit the cost/ }));
  const form = within(screen.getByRole("form", { name: /^Edit the cost/ }));
  await fillIn(user, form.getByLabelText("Description"), "Pellets");
  await user.click(form.getByRole("button", { name: "Cancel" }));
  await loadAnew("/admin/flocks/1", shop);
  await screen.findByRole("button", { name: /^Edit the cost/ });
  expect(screen.queryByRole("form", { name: /^Edit the cost/ })).toBeNull();
});

test("unsaved counts and prices outlast the page, and are saved as they were typed", async () => {
  const shop = aShop();
  const { user } = await renderAdmin("/admin/pricing", shop, SHARED);
  const card = async (editor: string) =>
    within(
      within(await screen.findByRole("region", { name: editor })).getByRole("group", {
        name: "Large Eggs",
      }),
    );
  await fillIn(user, (await card("Inventory")).getByLabelText("Stock"), "77");
  await fillIn(user, (await card("Pricing Management")).getByLabelText("12 pack"), "3.55");
  await user.tab();
  const later = await loadAnew("/admin/pricing", shop);
  const bar = await screen.findByRole("region", { name: "Unsaved changes" });
  await waitFor(() => expect(bar.textContent).toContain("2 changes not saved"));
  expect((await card("Inventory")).getByLabelText<HTMLInputElement>("Stock").value).toBe("77");
  await later.user.click(within(bar).getByRole("button", { name: "Save All Changes" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull());
  await loadAnew("/admin/pricing", shop);
  await card("Pricing Management");
  expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
});

test("the splash page's form outlasts the page", async () => {
  const shop = aShop();
  const { user } = await renderAdmin("/admin/splash", shop, SHARED);
  await user.click(await screen.findByRole("switch"));
  fireEvent.change(await field("Show until"), { target: { value: "2026-07-01" } });
  const later = await loadAnew("/admin/splash", shop);
  await holds("Show until", "2026-07-01");
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);
  await later.user.click(await screen.findByRole("button", { name: "Save Changes" }));
  await noticeSaying("Splash Page Updated!");
  expect(await storedSplash(shop)).toMatchObject({ enabled: true, until: "2026-07-01" });
});

test("Logout forgets all half-typed text of the tab", async () => {
  const shop = aShop();
  const { user } = await renderAdmin("/admin/customers", shop, SHARED);
  await fillIn(user, await field("Name"), "Mabel");
  await fillIn(user, await field("Their email"), "olive@example.com");
  expect(await shop.app.typed.find("/admin/customers someone")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Logout" }));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await screen.findByRole("heading", { name: "Our Eggs" });
  for (const form of ["customer", "someone"])
    await waitFor(async () =>
      expect(await shop.app.typed.find(`/admin/customers ${form}`)).toBeNull(),
    );
});

test("a password is never kept", async () => {
  const shop = aShop();
  const { user } = renderShop("/admin/login", shop, SHARED);
  await fillIn(user, await field("Password"), "farmgate");
  cleanup();
  renderShop("/admin/login", shop, SHARED);
  await holds("Password", "");
});

test("the storefront's forms survive a reload too, until they are sent", async () => {
  const shop = await aShopWithBasket();
  const page = (path: string) => {
    cleanup();
    return renderShop(path, shop, SHARED);
  };
  const { user } = page("/contact");
  await fillIn(user, await field("Message"), "Are there eggs?");
  await fillIn(user, await field("Email"), "mabel@example.com");
  const contact = page("/contact");
  await holds("Message", "Are there eggs?");
  await contact.user.click(screen.getByRole("button", { name: "Send Message" }));
  await noticeSaying("Message Sent");
  page("/contact");
  await holds("Message", "");

  const orders = page("/my-orders");
  await fillIn(orders.user, await field("Email"), "mabel@example.com");
  page("/my-orders");
  await holds("Email", "mabel@example.com");

  const checkout = page("/checkout");
  const practice = "Practice payment (no money moves)";
  await checkout.user.click(await screen.findByRole("button", { name: practice }));
  await fillIn(checkout.user, await field("Name"), "Mabel");
  await fillIn(checkout.user, await field("Email"), "mabel@example.com");
  const postcode = async () =>
    within(
      await screen.findByRole("group", { name: "Where we deliver to" }),
    ).getByLabelText<HTMLInputElement>("Postcode");
  await fillIn(checkout.user, await postcode(), "RH10 1AA");
  const again = page("/checkout");
  await waitFor(async () => expect((await postcode()).value).toBe("RH10 1AA"));
  await again.user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  await screen.findByRole("heading", { name: "Thank You!" });
  await waitFor(async () => expect(await shop.app.typed.find("/checkout practice")).toBeNull());
});
