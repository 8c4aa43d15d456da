// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Shop } from "#tests/support/a-shop.ts";
import { isLoggedIn, logOut, storedInventory, twoTabs } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const largeStock = async () => {
  const editor = within(await screen.findByRole("region", { name: "Inventory" }));
  return within(editor.getByRole("group", { name: "Large Eggs" })).getByLabelText<HTMLInputElement>(
    "Stock",
  );
};

/** The pricing page with an unsaved count. */
const withUnsavedStock = async (shop?: Shop) => {
  const opened = await renderAdmin("/admin/pricing", shop);
  const stock = await largeStock();
  await fillIn(opened.user, stock, "77");
  const answer = async (name: "Stay" | "Leave") => {
    const question = await screen.findByRole("dialog", { name: "Leave this page?" });
    await opened.user.click(within(question).getByRole("button", { name }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  const press = (role: "link" | "button", name: string) =>
    opened.user.click(screen.getByRole(role, { name }));
  return { ...opened, stock, answer, press };
};

test("leaving with unsaved changes asks first", async () => {
  const { stock, answer, press } = await withUnsavedStock();
  await press("link", "Dashboard");
  await answer("Stay");
  expect(stock.value).toBe("77");
  expect(window.location.pathname).toBe("/admin/pricing");
  await press("link", "Dashboard");
  await answer("Leave");
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  expect(window.location.pathname).toBe("/admin");
  expect((await largeStock()).value).toBe("180");
});

test("leaving The Week with unsaved changes asks first, and Leave gives them up", async () => {
  const { user } = await renderAdmin("/admin/week");
  const ahead = async () => await screen.findByLabelText<HTMLInputElement>("Days ahead");
  await fillIn(user, await ahead(), "7");
  const leave = async (name: "Stay" | "Leave") => {
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    const question = within(await screen.findByRole("dialog", { name: "Leave this page?" }));
    question.getByText(/1 unsaved change to The Week/);
    await user.click(question.getByRole("button", { name }));
  };
  await leave("Stay");
  expect(window.location.pathname).toBe("/admin/week");
  expect((await ahead()).value).toBe("7");
  await leave("Leave");
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  await user.click(screen.getByRole("link", { name: "Week" }));
  expect((await ahead()).value).toBe("21");
});

test("a link to the page itself moves nothing, and unsaved changes stay guarded", async () => {
  const { stock, answer, press } = await withUnsavedStock();
  await press("link", "Inventory & Pricing");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("link", "Flocks");
  await answer("Stay");
  expect(window.location.pathname).toBe("/admin/pricing");
  expect(stock.value).toBe("77");
});

test("logging out with unsaved changes asks first", async () => {
  const { shop, stock, answer, press } = await withUnsavedStock();
  await press("button", "Logout");
  await answer("Stay");
  expect(stock.value).toBe("77");
  expect(await isLoggedIn(shop)).toBe(true);
  await press("button", "Logout");
  await answer("Leave");
  await noticeSaying("Logged Out");
  expect(window.location.pathname).toBe("/");
  expect(await isLoggedIn(shop)).toBe(false);
});

const logInAgain = async (user: UserEvent): Promise<void> => {
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(window.location.pathname).toBe("/admin/login");
  expect(screen.queryByRole("dialog")).toBeNull();
  await fillIn(user, screen.getByLabelText("Password"), "farmgate");
  await user.click(screen.getByRole("button", { name: "Unlock Dashboard" }));
};

test("a logout in another tab leads unsaved changes to the login at once, and they come back", async () => {
  const { here, there } = twoTabs();
  const { user, stock } = await withUnsavedStock(here);
  await logOut(there);
  await logInAgain(user);
  const editor = within(await screen.findByRole("region", { name: "Inventory" }));
  expect(stock.value).toBe("77");
  await user.click(editor.getByRole("button", { name: "Save All Changes" }));
  await waitFor(async () => expect(await storedInventory(here)).toMatchObject({ large: 77 }));
});

test("a logout in another tab leads a page without changes to the login at once", async () => {
  const { here, there } = twoTabs();
  await renderAdmin("/admin/pricing", here);
  await largeStock();
  await logOut(there);
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a logout in another tab hides half-typed text at once, and it comes back", async () => {
  const { here, there } = twoTabs();
  const { user } = await renderAdmin("/admin/customers", here);
  await fillIn(user, await screen.findByLabelText("Name"), "Mabel");
  await logOut(there);
  await screen.findByRole("heading", { name: "Admin Login" });
  expect(screen.queryByRole("button", { name: "Add Customer" })).toBeNull();
  await logInAgain(user);
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Mabel");
});
