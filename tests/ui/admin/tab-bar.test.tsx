// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { narrowWindow } from "#tests/support/narrow-window.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

narrowWindow();

const bar = async () => within(await screen.findByRole("navigation", { name: "Daily places" }));

const more = async () => (await bar()).getByRole("button", { name: "More" });

const sheet = () => screen.queryByRole("dialog", { name: "More places" });

test("on a phone four places stand in a bar, the others behind More, in their groups", async () => {
  const { user } = await renderAdmin("/admin/flocks", aShop(), SHARED);
  const tabs = (await bar()).getAllByRole("link");
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    "Dashboard",
    "Orders",
    "Packing",
    "Count eggs",
  ]);
  expect(screen.queryByRole("navigation", { name: "Admin" })).toBeNull();
  await user.click(await more());
  const places = within(screen.getByRole("navigation", { name: "Admin" }));
  expect(places.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Week",
    "Inventory & Pricing",
    "Eggs",
    "Flocks",
    "Customers",
    "Messages",
    "Posts",
    "Splash Page",
    "Backup",
    "Settings",
  ]);
  expect(places.getByRole("link", { current: "page" }).textContent).toBe("Flocks");
});

test("a place leads there, and closes the sheet", async () => {
  const { user } = await renderAdmin("/admin/flocks");
  await user.click(await more());
  await user.click(screen.getByRole("link", { name: "Settings" }));
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  expect(sheet()).toBeNull();
  await user.click((await bar()).getByRole("link", { name: "Orders" }));
  await screen.findByRole("heading", { level: 1, name: "Orders" });
  const here = (await bar()).getByRole("link", { current: "page" });
  expect(here.textContent).toBe("Orders");
});

test("the sheet takes the focus, and gives it back by Escape and by its button", async () => {
  const { user } = await renderAdmin("/admin/flocks");
  for (const close of [
    () => user.keyboard("{Escape}"),
    () => user.click(screen.getByRole("button", { name: "Close" })),
  ]) {
    await user.click(await more());
    expect((await more()).getAttribute("aria-expanded")).toBe("true");
    expect(sheet()?.contains(document.activeElement)).toBe(true);
    await close();
    expect(sheet()).toBeNull();
    expect(document.activeElement).toBe(await more());
  }
});

test("the sheet closes by a press outside and by leaving it with Tab", async () => {
  const { user } = await renderAdmin("/admin/flocks");
  await user.click(await more());
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(sheet()).toBeNull();
  await user.click(await more());
  screen.getByRole("link", { name: "View shop" }).focus();
  await waitFor(() => expect(sheet()).toBeNull());
});

test("a double press of More leaves it open, a later press closes it", async () => {
  const { user } = await renderAdmin("/admin/flocks");
  await user.dblClick(await more());
  expect(sheet()).not.toBeNull();
  await user.click(screen.getByText("Eggs and hens"));
  await user.click(await more());
  expect(sheet()).toBeNull();
});
