// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MABELS } from "#tests/core/privacy/a-person.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { downloadsOfEachTest } from "#tests/support/downloads.ts";
import {
  plantCustomers,
  plantOrders,
  storedCustomers,
  storedOrders,
} from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const downloads = downloadsOfEachTest();

const openCustomers = async () => {
  const shop = aShop();
  await plantCustomers(shop, { name: "Mabel" }, { name: "Abel" });
  await plantOrders(shop, MABELS);
  const { user } = await renderAdmin("/admin/customers", shop);
  await screen.findByText("2 customer(s) found.");
  const unlisted = within(screen.getByRole("region", { name: "Someone who is not listed" }));
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, shop, unlisted, press };
};

test("a listed customer is handed out with all that is kept of them", async () => {
  const { press } = await openCustomers();
  await press("Export mabel@example.com");
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe("farmgate-mabel@example.com.json");
  expect(JSON.parse((await downloads[0]?.text) ?? "")).toMatchObject({
    email: "mabel@example.com",
    customer: { name: "Mabel" },
    orders: [{ id: "A", note: "Ring twice" }],
  });
});

test("Erase removes a listed customer after a question, with a notice", async () => {
  const { shop, user, press } = await openCustomers();
  await press("Erase mabel@example.com…");
  const dialog = within(screen.getByRole("dialog", { name: "Erase this person?" }));
  dialog.getByText(/Orders stay for the books, without name, email, phone, address and note\./);
  expect(await storedCustomers(shop)).toHaveLength(2);
  await user.click(dialog.getByRole("button", { name: "Erase" }));
  await noticeSaying("Person Erased");
  await screen.findByText("1 customer(s) found.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await storedCustomers(shop)).toMatchObject([{ name: "Abel" }]);
  expect(await storedOrders(shop)).toMatchObject([{ customerEmail: "", total: 340 }]);
  expect((await storedOrders(shop))[0]).not.toHaveProperty("note");
});

test("Cancel erases no customer", async () => {
  const { shop, user, press } = await openCustomers();
  await press("Erase mabel@example.com…");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await storedCustomers(shop)).toHaveLength(2);
});

test("somebody who ordered and isn't listed is handed out and erased by their email", async () => {
  const { shop, user, unlisted } = await openCustomers();
  await plantOrders(shop, { ...MABELS, id: "Z", customerEmail: "zoe@example.com" });
  await fillIn(user, unlisted.getByLabelText("Their email"), " zoe@example.com");
  await user.click(unlisted.getByRole("button", { name: "Export zoe@example.com" }));
  await waitFor(() => expect(downloads[0]?.name).toBe("farmgate-zoe@example.com.json"));
  await user.click(unlisted.getByRole("button", { name: "Erase zoe@example.com…" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Erase" }));
  await noticeSaying("Person Erased");
  expect(await shop.records.orders.find("Z")).toMatchObject({ customerEmail: "" });
});

test("Export and Erase refuse what is no email", async () => {
  const { user, unlisted } = await openCustomers();
  await fillIn(user, unlisted.getByLabelText("Their email"), "zoe");
  for (const button of unlisted.getAllByRole("button")) {
    await user.click(button);
    await noticeSaying("Invalid Email");
  }
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(downloads).toEqual([]);
});
