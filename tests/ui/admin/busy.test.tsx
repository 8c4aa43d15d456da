// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { aSlowShop } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const isBusy = (button: HTMLElement): boolean => button.getAttribute("aria-busy") === "true";

const typeCustomer = async (user: Parameters<typeof fillIn>[0]): Promise<HTMLElement> => {
  const form = within(await screen.findByRole("form", { name: "Add New Customer" }));
  await fillIn(user, form.getByLabelText("Name"), "Olive");
  await fillIn(user, form.getByLabelText("Email"), "olive@example.com");
  return form.getByRole("button", { name: "Add Customer" });
};

test("a form's button is busy until the shop has answered", async () => {
  const { shop, letGo } = aSlowShop();
  const { user } = await renderAdmin("/admin/customers", shop, SHARED);
  const add = await typeCustomer(user);
  expect(isBusy(add)).toBe(false);
  await user.click(add);
  await waitFor(() => expect(isBusy(add)).toBe(true));
  letGo();
  await noticeSaying("New customer has been added.");
  await waitFor(() => expect(isBusy(add)).toBe(false));
});

test("a form's button is busy no more once it says that the shop wasn't reached", async () => {
  const { shop, fail } = aFailingShop();
  const { user } = await renderAdmin("/admin/customers", shop, SHARED);
  const add = await typeCustomer(user);
  fail("office.addCustomer", new Fault("shop-unreachable"));
  await user.click(add);
  await screen.findByText("Shop Not Reached");
  expect(isBusy(add)).toBe(false);
});

test("both buttons that save all changes are busy until the shop has answered", async () => {
  const { shop, letGo } = aSlowShop();
  const { user } = await renderAdmin("/admin/pricing", shop, SHARED);
  const editor = within(await screen.findByRole("region", { name: "Inventory" }));
  const card = within(editor.getByRole("group", { name: "Large Eggs" }));
  await fillIn(user, card.getByLabelText("Stock"), "77");
  const bar = within(await screen.findByRole("region", { name: "Unsaved changes" }));
  const buttons = [editor, bar].map((at) => at.getByRole("button", { name: "Save All Changes" }));
  await user.click(bar.getByRole("button"));
  await waitFor(() => expect(buttons.map(isBusy)).toEqual([true, true]));
  letGo();
  await noticeSaying("Egg inventory has been updated successfully.");
  await waitFor(() => expect(editor.getByRole("status").textContent).toBe(""));
  expect(buttons.map(isBusy)[0]).toBe(false);
});
