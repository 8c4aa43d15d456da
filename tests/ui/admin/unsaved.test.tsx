// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import {
  plantCustomers,
  storedCustomers,
  storedInventory,
  storedPrices,
} from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const open = async (path: string, planted = aShop()) => {
  const { user, shop } = await renderAdmin(path, planted);
  const leave = () => user.click(screen.getByRole("link", { name: "Backup" }));
  /** What leaving says would be lost; then it is stayed. */
  const lostByLeaving = async () => {
    await leave();
    const question = within(await screen.findByRole("dialog", { name: "Leave this page?" }));
    const text = question.getByText(/If you leave now/).textContent;
    await user.click(question.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return text;
  };
  const leavesUnasked = async () => {
    await leave();
    await screen.findByRole("heading", { level: 1, name: "Backup" });
  };
  return { user, shop, lostByLeaving, leavesUnasked };
};

const bar = () => screen.queryByRole("region", { name: "Unsaved changes" });

const openEditors = async () => {
  const opened = await open("/admin/pricing");
  const field = async (editor: string, eggs: string, label: string) => {
    const region = within(await screen.findByRole("region", { name: editor }));
    return within(await region.findByRole("group", { name: eggs })).getByLabelText(label);
  };
  const count = async (eggs: string, typed: string) =>
    fillIn(opened.user, await field("Inventory", eggs, "Stock"), typed);
  const price = async (eggs: string, pack: string, typed: string) =>
    fillIn(opened.user, await field("Pricing Management", eggs, pack), typed);
  const saveAll = () =>
    opened.user.click(
      within(bar() as HTMLElement).getByRole("button", { name: "Save All Changes" }),
    );
  return { ...opened, count, price, saveAll };
};

test("a bar counts what both editors have not saved, and saves it", async () => {
  const { shop, count, price, saveAll } = await openEditors();
  await screen.findByRole("region", { name: "Inventory" });
  expect(bar()).toBeNull();
  await count("Large Eggs", "77");
  expect(bar()?.textContent).toContain("1 change not saved");
  await price("Large Eggs", "12 pack", "3.55");
  await price("Small Eggs", "6 pack", "1.30");
  expect(bar()?.textContent).toContain("3 changes not saved");
  await saveAll();
  await waitFor(() => expect(bar()).toBeNull());
  expect(await storedInventory(shop)).toMatchObject({ large: 77 });
  expect(await storedPrices(shop)).toMatchObject({ large: { 12: 355 }, small: { 6: 130 } });
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("the bar saves no editor that has nothing", async () => {
  const { price, saveAll } = await openEditors();
  await price("Large Eggs", "12 pack", "3.55");
  await saveAll();
  await noticeSaying("Egg prices have been updated successfully.");
  expect(screen.queryByText("Egg inventory has been updated successfully.")).toBeNull();
});

test("the bar's save asks about a steep price too, and saves the stock at once", async () => {
  const { user, shop, count, price, saveAll } = await openEditors();
  await count("Large Eggs", "77");
  await price("Large Eggs", "12 pack", "34");
  await saveAll();
  const question = within(await screen.findByRole("dialog"));
  question.getByText("Large 12: £3.40 → £34.00");
  await waitFor(() => expect(bar()?.textContent).toContain("1 change not saved"));
  expect(await storedInventory(shop)).toMatchObject({ large: 77 });
  await user.click(question.getByRole("button", { name: "Save Prices" }));
  await waitFor(() => expect(bar()).toBeNull());
  expect(await storedPrices(shop)).toMatchObject({ large: { 12: 3400 } });
});

test("the question on leaving names the unsaved prices and stock counts", async () => {
  const { count, price, lostByLeaving, leavesUnasked, saveAll } = await openEditors();
  await count("Large Eggs", "77");
  expect(await lostByLeaving()).toBe("If you leave now, this is lost: 1 unsaved stock count.");
  await price("Large Eggs", "12 pack", "3.55");
  expect(await lostByLeaving()).toBe(
    "If you leave now, this is lost: 1 unsaved price, 1 stock count.",
  );
  await price("Large Eggs", "18 pack", "5.55");
  await count("Small Eggs", "78");
  expect(await lostByLeaving()).toBe(
    "If you leave now, this is lost: 2 unsaved prices, 2 stock counts.",
  );
  await saveAll();
  await waitFor(() => expect(bar()).toBeNull());
  await leavesUnasked();
});

test("a half-typed customer is guarded until it is added or cleared", async () => {
  const { user, shop, lostByLeaving, leavesUnasked } = await open("/admin/customers");
  const name = await screen.findByLabelText("Name");
  await fillIn(user, name, "Mabel");
  expect(await lostByLeaving()).toBe("If you leave now, this is lost: a half-typed customer.");
  await user.type(screen.getByLabelText("Email"), "mabel@example.com{Enter}");
  await noticeSaying("New customer has been added.");
  expect(await storedCustomers(shop)).toMatchObject([{ name: "Mabel" }]);
  await fillIn(user, name, "Do");
  await user.clear(name);
  await leavesUnasked();
});

test("a half-typed cost and egg count are guarded, a day that was merely chosen is not", async () => {
  const { user, lostByLeaving, leavesUnasked } = await open("/admin/flocks/2");
  const cost = within(await screen.findByRole("form", { name: "Add Cost Entry" }));
  const eggs = within(screen.getByRole("form", { name: "Log Daily Egg Count" }));
  await fillIn(user, cost.getByLabelText("Description"), "Straw");
  expect(await lostByLeaving()).toBe("If you leave now, this is lost: a half-typed cost.");
  await fillIn(user, eggs.getByLabelText("Large"), "24");
  expect(await lostByLeaving()).toBe(
    "If you leave now, this is lost: a half-typed cost, a half-typed egg count.",
  );
  await user.clear(eggs.getByLabelText("Large"));
  await user.type(cost.getByLabelText("Amount"), "3{Enter}");
  await noticeSaying("Cost entry added successfully.");
  fireEvent.input(eggs.getByLabelText("Date"), { target: { value: "2026-06-17" } });
  await leavesUnasked();
});

test("a customer, a cost and a count under change are guarded until saved or as they were", async () => {
  const shop = aShop();
  await plantCustomers(shop, { id: "C1", name: "Mabel", email: "mabel@example.com", phone: "" });
  const { user, lostByLeaving, leavesUnasked } = await open("/admin/customers", shop);
  await user.click(await screen.findByRole("button", { name: "Edit Mabel" }));
  const name = within(screen.getByRole("form", { name: "Edit Mabel" })).getByLabelText("Name");
  await user.type(name, "x");
  expect(await lostByLeaving()).toBe("If you leave now, this is lost: changes to a customer.");
  await user.type(name, "{Backspace}");
  await leavesUnasked();
});

test.each([
  ["the cost", "Type", "housing", "changes to a cost"],
  ["the eggs", "Date", "2026-06-17", "changes to an egg count"],
])(
  "%s of a day that are being changed are guarded, what is chosen too",
  async (what, label, chosen, lost) => {
    const { user, lostByLeaving, leavesUnasked } = await open("/admin/flocks/2");
    const cost = within(await screen.findByRole("form", { name: "Add Cost Entry" }));
    await user.type(cost.getByLabelText("Amount"), "3{Enter}");
    const eggs = within(screen.getByRole("form", { name: "Log Daily Egg Count" }));
    await user.type(eggs.getByLabelText("Large"), "24{Enter}");
    const title = new RegExp(`^Edit ${what} of`);
    await user.click(await screen.findByRole("button", { name: title }));
    const form = within(screen.getByRole("form", { name: title }));
    fireEvent.input(form.getByLabelText(label), { target: { value: chosen } });
    expect(await lostByLeaving()).toBe(`If you leave now, this is lost: ${lost}.`);
    await user.click(form.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(screen.queryByRole("form", { name: title })).toBeNull());
    await leavesUnasked();
  },
);

test("another row is not edited before the changes to one are saved or given up", async () => {
  const shop = aShop();
  const mabel = { id: "C1", name: "Mabel", email: "mabel@example.com", phone: "" };
  await plantCustomers(shop, mabel, {
    ...mabel,
    id: "C2",
    name: "Dora",
    email: "dora@example.com",
  });
  const { user } = await open("/admin/customers", shop);
  await user.click(await screen.findByRole("button", { name: "Edit Mabel" }));
  await user.click(screen.getByRole("button", { name: "Edit Dora" }));
  const name = within(screen.getByRole("form", { name: "Edit Dora" })).getByLabelText("Name");
  await user.type(name, "thea");
  await user.click(screen.getByRole("button", { name: "Edit Mabel" }));
  await noticeSaying("Save or cancel these changes before you edit another row.");
  expect(name).toHaveProperty("value", "Dorathea");
  expect(document.activeElement).toBe(name);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Edit Mabel" }));
  screen.getByRole("form", { name: "Edit Mabel" });
});
