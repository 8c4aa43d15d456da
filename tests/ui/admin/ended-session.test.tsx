// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import {
  logOut,
  plantCustomers,
  plantStock,
  storedCustomers,
  storedInventory,
  twoTabs,
} from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

/** A page of a shop which ends the session of its owner. */
const openPage = async (path: string, shop = aShop()) => {
  const { mend, fail, ...failing } = aFailingShop(shop);
  const { user } = await renderAdmin(path, failing.shop, SHARED);
  const endSession = async () => {
    await shop.stores.sessions.close();
    fail("office", new Fault("not-logged-in"));
  };
  const comeBack = async () => {
    mend();
    await logInAgain(user);
  };
  return { user, shop, endSession, comeBack };
};

const logInAgain = async (user: UserEvent) => {
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(window.location.pathname).toBe("/admin/login");
  await fillIn(user, screen.getByLabelText("Password"), "farmgate");
  await user.click(screen.getByRole("button", { name: "Unlock Dashboard" }));
  await noticeSaying("Login Successful!");
};

const inventory = async () => within(await screen.findByRole("region", { name: "Inventory" }));

const largeStock = async () =>
  within((await inventory()).getByRole("group", { name: "Large Eggs" })).getByLabelText(
    "Stock",
  ) as HTMLInputElement;

const saveStock = async (user: UserEvent) =>
  user.click((await inventory()).getByRole("button", { name: "Save All Changes" }));

test("a save after the session has ended leads to the login and back, and loses nothing", async () => {
  const { user, shop, endSession, comeBack } = await openPage("/admin/pricing");
  const stock = await largeStock();
  await fillIn(user, stock, "77");
  await endSession();
  await saveStock(user);
  await noticeSaying("Please Log In Again");
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(screen.queryByRole("region", { name: "Inventory" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.title).toMatch(/^Admin Login/);
  await plantStock(shop, { medium: 5 });
  await comeBack();
  expect(window.location.pathname).toBe("/admin/pricing");
  await (await inventory()).findByText("5 in stock");
  expect([await largeStock(), stock.value]).toEqual([stock, "77"]);
  await saveStock(user);
  await noticeSaying("Egg inventory has been updated successfully.");
  expect(await storedInventory(shop)).toMatchObject({ large: 77 });
});

test("an unguarded form keeps what is typed through the login", async () => {
  const { user, shop, endSession, comeBack } = await openPage("/admin/customers");
  await fillIn(user, await screen.findByLabelText("Name"), "Mabel");
  await fillIn(user, screen.getByLabelText("Email"), "mabel@example.com");
  await endSession();
  await user.keyboard("{Enter}");
  await comeBack();
  const email = await screen.findByLabelText<HTMLInputElement>("Email");
  expect(email.value).toBe("mabel@example.com");
  expect(document.activeElement).toBe(email);
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await storedCustomers(shop)).toMatchObject([{ name: "Mabel" }]));
});

test("a page without anything typed is gone while the login shows, and is read anew", async () => {
  const { here, there } = twoTabs();
  await plantCustomers(here, { name: "Mabel" });
  const { user, comeBack } = await openPage("/admin/customers", here);
  await screen.findByText("mabel@example.com");
  await logOut(there);
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(document.body.textContent).not.toContain("mabel@example.com");
  await comeBack();
  await screen.findByText("mabel@example.com");
  expect(window.location.pathname).toBe("/admin/customers");
  await user.click(screen.getByRole("button", { name: "Logout" }));
  await waitFor(() => expect(window.location.pathname).toBe("/"));
});

test("a read that is refused leads to the login too", async () => {
  const { user, endSession, comeBack } = await openPage("/admin/flocks");
  await screen.findByRole("heading", { name: "Flocks" });
  await endSession();
  await user.click(screen.getByRole("link", { name: "Customers" }));
  await comeBack();
  await screen.findByRole("heading", { name: "Customer Management" });
  await screen.findByText("0 customer(s) found.");
});

test("leaving the login for another page asks where a page behind it is not saved", async () => {
  const { user, endSession } = await openPage("/admin/pricing");
  await fillIn(user, await largeStock(), "77");
  await endSession();
  await saveStock(user);
  await screen.findByRole("heading", { name: "Admin Login" });
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test("a pop-up's text outlasts the session", async () => {
  const { user, endSession, comeBack } = await openPage("/admin/splash");
  const text = await screen.findByRole("textbox", { name: "Content" });
  await user.click(await screen.findByRole("switch"));
  await endSession();
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await comeBack();
  expect(await screen.findByRole("textbox", { name: "Content" })).toBe(text);
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("Splash Page Updated!");
});
