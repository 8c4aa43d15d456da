// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Customer } from "#core/customers/customer.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { plantCustomers, plantFlock, storedCustomers, storedFlock } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const undo = () => screen.findByRole("button", { name: "Undo" });

test("a customer who was deleted is back at a press", async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Mabel" }, { name: "Abel" });
  const [mabel, abel] = await storedCustomers(shop);
  const { user } = await renderAdmin("/admin/customers", shop);
  await user.click(await screen.findByRole("button", { name: "Delete Mabel" }));
  await noticeSaying("The customer has been successfully removed.");
  expect(await storedCustomers(shop)).toHaveLength(1);
  await user.click(await undo());
  await noticeSaying("The customer is back.");
  await screen.findByText("2 customer(s) found.");
  expect(await storedCustomers(shop)).toEqual([abel, mabel]);
});

test("Undo does not bring back an erased customer, and says so", async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Mabel" });
  const { user } = await renderAdmin("/admin/customers", shop);
  await user.click(await screen.findByRole("button", { name: "Delete Mabel" }));
  await noticeSaying("The customer has been successfully removed.");
  await shop.app.shop.office.erasePerson("mabel@example.com");
  await user.click(await undo());
  await noticeSaying("This person has been erased, and stays erased.");
  expect(await storedCustomers(shop)).toEqual([]);
});

test("deleted entries of the books are back at a press", async () => {
  const shop = aShop();
  await plantFlock(shop, "2", {
    costs: [{ date: "2026-06-18", amount: 1000 }],
    eggs: { "2026-06-19": 60 },
  });
  const before = await storedFlock(shop, "2");
  const { user } = await renderAdmin("/admin/flocks/2", shop);
  for (const [table, told, back] of [
    ["Cost History", "The cost entry has been removed.", "The cost entry is back."],
    ["Egg Production History", "The egg log entry has been removed.", "The egg log entry is back."],
  ] as const) {
    const rows = within(await screen.findByRole("table", { name: table }));
    await user.click(rows.getByRole("button", { name: "Delete" }));
    await noticeSaying(told);
    await user.click(await undo());
    await noticeSaying(back);
    await screen.findByRole("table", { name: table });
  }
  expect(await storedFlock(shop, "2")).toEqual(before);
});

test("a logged cost and a logged count are taken back at a press", async () => {
  const shop = aShop();
  const { user } = await renderAdmin("/admin/flocks/2", shop);
  const costs = within(await screen.findByRole("form", { name: "Add Cost Entry" }));
  await fillIn(user, costs.getByLabelText("Amount"), "5");
  await user.click(costs.getByRole("button", { name: "Add Cost" }));
  await noticeSaying("Cost entry added successfully.");
  await user.click(await undo());
  await noticeSaying("The cost entry has been removed.");
  await user.click(screen.getByRole("button", { name: "Log Eggs" }));
  await noticeSaying("Egg count logged successfully.");
  await user.click(await undo());
  await noticeSaying("The egg log entry has been removed.");
  await waitFor(async () => expect(await storedFlock(shop, "2")).toEqual({ costs: [], eggs: [] }));
});

test("a customer is edited in a form above the table, which begins with what is known", async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Mabel", phone: "01293 555010" }, { name: "Abel" });
  const { user } = await renderAdmin("/admin/customers", shop);
  await user.click(await screen.findByRole("button", { name: "Edit Mabel" }));
  const form = within(screen.getByRole("form", { name: "Edit Mabel" }));
  expect(document.activeElement).toBe(form.getByLabelText("Name"));
  expect(
    ["Name", "Email", "Phone (optional)"].map(
      (label) => form.getByLabelText<HTMLInputElement>(label).value,
    ),
  ).toEqual(["Mabel", "mabel@example.com", "01293 555010"]);
  await fillIn(user, form.getByLabelText("Email"), "abel@example.com");
  await user.click(form.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("A customer with this email already exists.");
  await fillIn(user, form.getByLabelText("Email"), "hen@example.com");
  await fillIn(user, form.getByLabelText("Phone (optional)"), "none");
  await user.click(form.getByRole("button", { name: "Save Changes" }));
  await form.findByText("This is no phone number.");
  expect(document.activeElement).toBe(form.getByLabelText("Phone (optional)"));
  await fillIn(user, form.getByLabelText("Phone (optional)"), "07700 900142");
  await user.click(form.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("The customer has been updated.");
  expect(screen.queryByRole("form", { name: "Edit Mabel" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Customers" }));
  expect((await storedCustomers(shop))[0]).toEqual({
    id: "Mabel",
    name: "Mabel",
    email: "hen@example.com",
    phone: "07700 900142",
  });
});

const editMabel = async (elsewhere: Partial<Customer>) => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Mabel" });
  const { user } = await renderAdmin("/admin/customers", shop);
  await user.click(await screen.findByRole("button", { name: "Edit Mabel" }));
  const form = within(screen.getByRole("form", { name: "Edit Mabel" }));
  const [stored] = await storedCustomers(shop);
  if (stored) await shop.records.customers.replace({ ...stored, ...elsewhere });
  const save = () => user.click(form.getByRole("button", { name: "Save Changes" }));
  return { shop, user, form, save };
};

test("an edit conflict is shown, and may be saved again", async () => {
  const { shop, user, form, save } = await editMabel({ name: "Maria", phone: "01293 555010" });
  await fillIn(user, form.getByLabelText("Name"), "May");
  await save();
  await noticeSaying("Customer Changed");
  form.getByText(/Stored by now: Maria, mabel@example\.com, 01293 555010\./);
  expect((await storedCustomers(shop))[0]?.name).toBe("Maria");
  await save();
  await noticeSaying("The customer has been updated.");
  expect(await storedCustomers(shop)).toMatchObject([{ name: "May", phone: "01293 555010" }]);
});

test("what another page has changed of other fields stays, and nothing is asked", async () => {
  const { shop, user, form, save } = await editMabel({ phone: "01293 555010" });
  await fillIn(user, form.getByLabelText("Name"), "May");
  await save();
  await noticeSaying("The customer has been updated.");
  expect(await storedCustomers(shop)).toMatchObject([{ name: "May", phone: "01293 555010" }]);
});

test("an edit can be left, and nothing changes", async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Mabel" });
  const { user } = await renderAdmin("/admin/customers", shop);
  await user.click(await screen.findByRole("button", { name: "Edit Mabel" }));
  await fillIn(user, screen.getAllByLabelText("Name").at(-1) as HTMLElement, "x");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("form", { name: "Edit Mabel" })).toBeNull();
  expect(await storedCustomers(shop)).toMatchObject([{ name: "Mabel" }]);
});

test("a cost and an egg count are edited above their tables", async () => {
  const shop = aShop();
  await plantFlock(shop, "2", {
    costs: [{ date: "2026-06-18", amount: 1000, type: "hay", description: "Bale" }],
    eggs: { "2026-06-19": 60 },
  });
  const { user } = await renderAdmin("/admin/flocks/2", shop);
  await user.click(await screen.findByRole("button", { name: "Edit the cost of 18/06/26" }));
  const cost = within(screen.getByRole("form", { name: "Edit the cost of 18/06/26" }));
  expect(cost.getByLabelText<HTMLInputElement>("Amount").value).toBe("10.00");
  expect(cost.getByLabelText<HTMLSelectElement>("Type").value).toBe("hay");
  await fillIn(user, cost.getByLabelText("Amount"), "12.5");
  await user.click(cost.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("Cost entry updated successfully.");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Cost History" }));
  await user.click(screen.getByRole("button", { name: "Edit the eggs of 19/06/26" }));
  const eggs = within(screen.getByRole("form", { name: "Edit the eggs of 19/06/26" }));
  await fillIn(user, eggs.getByLabelText("Large"), "48");
  await user.click(eggs.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("Egg count updated successfully.");
  expect(await storedFlock(shop, "2")).toMatchObject({
    costs: [{ id: "cost-0", amount: 1250, type: "hay", description: "Bale" }],
    eggs: [{ id: "eggs-2026-06-19", counts: { large: 48 } }],
  });
});
