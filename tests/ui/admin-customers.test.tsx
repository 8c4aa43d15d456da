// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

const openCustomers = async () => {
  const shop = aShop();
  await shop.ports.customers.add({ id: "1", name: "Abel", email: "abel@example.com", phone: "" });
  const { user } = await renderAdmin("/admin/customers", shop);
  const fill = async (label: string, text: string) => {
    // What a form's reset does is hidden from user-event.
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const add = async (name: string) => {
    await fill("Name", name);
    await fill("Email", `${name}@example.com`);
    await user.click(screen.getByRole("button", { name: "Add Customer" }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe(""));
  };
  const search = () => screen.findByLabelText<HTMLInputElement>("Search customers");
  return { user, add, search };
};

test("a customer added while searching for another is shown, and the search gives way", async () => {
  const { user, add, search } = await openCustomers();
  await user.type(await search(), "abel");
  await screen.findByText("1 customer(s) found.");
  await add("Mabel");
  await screen.findByText("2 customer(s) found.");
  expect((await search()).value).toBe("abel");
  await add("Zoe");
  await screen.findByText("3 customer(s) found.");
  expect((await search()).value).toBe("");
});
