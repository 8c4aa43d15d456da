// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { plantCustomers, storedCustomers } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const openCustomers = async (
  ...customers: readonly Exclude<Parameters<typeof plantCustomers>[1], undefined>[]
) => {
  const shop = aShop();
  await plantCustomers(shop, ...customers);
  const { user } = await renderAdmin("/admin/customers", shop);
  const form = within(await screen.findByRole("form", { name: "Add New Customer" }));
  await screen.findByText(/customer\(s\) found\./);
  const add = async (name: string, email: string) => {
    await fillIn(user, form.getByLabelText("Name"), name);
    await fillIn(user, form.getByLabelText("Email"), email);
    await user.click(form.getByRole("button", { name: "Add Customer" }));
  };
  const search = screen.getByLabelText<HTMLInputElement>("Search customers");
  const names = () =>
    screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
  const count = () => screen.getByText(/customer\(s\) found\./).textContent;
  return { user, shop, form, add, search, names, count };
};

const errorOf = (field: HTMLElement) =>
  field.getAttribute("aria-invalid") &&
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

test("a shop without customers says so", async () => {
  const { count } = await openCustomers();
  expect(count()).toBe("0 customer(s) found.");
  expect(document.title).toMatch(/^Admin Customers/);
  screen.getByRole("heading", { name: "Customer Management" });
  screen.getByText("Add, view, and manage your customers.");
  screen.getByText("No customers yet.");
  expect(screen.queryByRole("table")).toBeNull();
});

test("Add Customer lists the customer, shows a notice and empties the form", async () => {
  const { shop, form, add, count } = await openCustomers();
  await add("Mabel", "mabel@example.com");
  await noticeSaying("New customer has been added.");
  const row = await screen.findByRole("row", { name: /Mabel/ });
  const cells = within(row).getAllByRole("cell");
  expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual([
    "Mabel",
    "mabel@example.com",
    "N/A",
  ]);
  expect(count()).toBe("1 customer(s) found.");
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>("Name").value).toBe(""));
  expect(await storedCustomers(shop)).toMatchObject([
    { name: "Mabel", email: "mabel@example.com" },
  ]);
});

test("Add Customer refuses a missing field or bad email by a notice and at the fields", async () => {
  const { user, shop, form, add } = await openCustomers();
  await user.click(form.getByRole("button", { name: "Add Customer" }));
  await noticeSaying("Missing Information");
  await noticeSaying("Please provide at least a name and email.");
  expect(errorOf(form.getByLabelText("Name"))).toBe("Please enter the name.");
  expect(errorOf(form.getByLabelText("Email"))).toBe("Please enter the email.");
  await add("Mabel", "mabel");
  await noticeSaying("Invalid Email");
  expect(errorOf(form.getByLabelText("Name"))).toBeNull();
  expect(errorOf(form.getByLabelText("Email"))).toBe(
    "Please enter an email address such as mabel@example.com.",
  );
  expect(await storedCustomers(shop)).toEqual([]);
});

test("an email that a customer has already is refused, in any case, and what was typed stays", async () => {
  const { shop, form, add } = await openCustomers({ name: "Mabel" });
  await add("Another", "MABEL@example.com");
  await noticeSaying("Customer Exists");
  await noticeSaying("A customer with this email already exists.");
  expect(errorOf(form.getByLabelText("Email"))).toBe("This email belongs to a customer.");
  expect(form.getByLabelText<HTMLInputElement>("Name").value).toBe("Another");
  expect(await storedCustomers(shop)).toHaveLength(1);
});

test("Delete removes a customer, shows a notice and moves the focus to the table", async () => {
  const { user, shop, names } = await openCustomers({ name: "Mabel" }, { name: "Abel" });
  await user.click(screen.getByRole("button", { name: "Delete Mabel" }));
  await noticeSaying("The customer has been successfully removed.");
  expect(names()).toEqual(["Abel"]);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Customers" }));
  await user.click(screen.getByRole("button", { name: "Delete Abel" }));
  await screen.findByText("No customers yet.");
  await waitFor(async () => expect(await storedCustomers(shop)).toEqual([]));
});

test("customers are sorted by column, up and down", async () => {
  const { user, names } = await openCustomers(
    { name: "Mabel", phone: "01293 555010" },
    { name: "Abel" },
    { name: "Zoe" },
  );
  expect(names()).toEqual(["Mabel", "Abel", "Zoe"]);
  const sort = () => user.click(screen.getByRole("button", { name: "Email" }));
  const header = screen.getByRole("columnheader", { name: "Email" });
  expect(header.getAttribute("aria-sort")).toBeNull();
  await sort();
  expect([names(), header.getAttribute("aria-sort")]).toEqual([
    ["Abel", "Mabel", "Zoe"],
    "ascending",
  ]);
  await sort();
  expect([names(), header.getAttribute("aria-sort")]).toEqual([
    ["Zoe", "Mabel", "Abel"],
    "descending",
  ]);
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual(["Abel", "Mabel", "Zoe"]);
  expect(header.getAttribute("aria-sort")).toBeNull();
});

test("customers are searched in any case", async () => {
  const { user, search, names, count } = await openCustomers(
    { name: "Mabel Hen", email: "mabel@example.com" },
    { name: "Abel Cock", email: "abel@example.com" },
  );
  await user.type(search, "HEN");
  expect([names(), count()]).toEqual([["Mabel Hen"], "1 customer(s) found."]);
  await fillIn(user, search, "goose");
  await screen.findByText("No customer matches your search.");
  expect(screen.queryByRole("table")).toBeNull();
});

test("a customer added while searching for another is shown, and the search gives way", async () => {
  const { user, form, add, search } = await openCustomers({ name: "Abel" });
  await fillIn(user, search, "abel");
  await screen.findByText("1 customer(s) found.");
  const added = async (name: string) => {
    await add(name, `${name}@example.com`);
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>("Name").value).toBe(""));
  };
  await added("Abelard");
  await screen.findByText("2 customer(s) found.");
  expect(search.value).toBe("abel");
  await added("Zoe");
  await screen.findByText("3 customer(s) found.");
  expect(search.value).toBe("");
});
