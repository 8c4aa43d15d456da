// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
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
  const dialog = within(await screen.findByRole("dialog", { name: "Erase this person?" }));
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
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await storedCustomers(shop)).toHaveLength(2);
});

test("an unlisted person who ordered is exported and erased by their email", async () => {
  const { shop, user, unlisted } = await openCustomers();
  await plantOrders(shop, { ...MABELS, id: "Z", customerEmail: "zoe@example.com" });
  await fillIn(user, unlisted.getByLabelText("Their email"), " zoe@example.com");
  await user.click(unlisted.getByRole("button", { name: "Export zoe@example.com" }));
  await waitFor(() => expect(downloads[0]?.name).toBe("farmgate-zoe@example.com.json"));
  await user.click(unlisted.getByRole("button", { name: "Erase zoe@example.com…" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Erase" }),
  );
  await noticeSaying("Person Erased");
  expect(await shop.records.orders.find("Z")).toMatchObject({ customerEmail: "" });
});

test("an address that is in no record is not erased, and a notice says so", async () => {
  const { user, unlisted } = await openCustomers();
  await fillIn(user, unlisted.getByLabelText("Their email"), "zoe@example.com");
  await user.click(unlisted.getByRole("button", { name: "Erase zoe@example.com…" }));
  await noticeSaying("Nobody with this e-mail is in the shop.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an order still to come is named, kept, and can be taken now at a second press", async () => {
  const { shop, user, press, unlisted } = await openCustomers();
  const order: Order = {
    ...MABELS,
    id: "TOCOME12",
    customerEmail: "mabel@example.com",
    status: "Pending",
    days: { delivery: "2026-06-27" },
  };
  await plantOrders(shop, order);
  await press("Erase mabel@example.com…");
  const first = within(await screen.findByRole("dialog", { name: "Erase this person?" }));
  first.getByText("Saturday 27 June: 1 × Large 12, delivery: order TOCOME12");
  first.getByText(/until 4 July at the latest/);
  await user.click(first.getByRole("button", { name: "Erase" }));
  await noticeSaying("mabel@example.com is erased after 4 July.");
  expect(await shop.records.orders.find("TOCOME12")).toEqual({ ...order, leaving: true });
  await unlisted.findByText("mabel@example.com is erased after 4 July.");
  await press("Erase mabel@example.com now…");
  const second = within(await screen.findByRole("dialog", { name: "Erase this person now?" }));
  second.getByText(/it has no name, address, phone and note any more/);
  await user.click(second.getByRole("button", { name: "Erase now" }));
  await noticeSaying("Person Erased");
  expect(await shop.records.orders.find("TOCOME12")).not.toHaveProperty("address");
  await waitFor(() => expect(unlisted.queryByText(/is erased after/)).toBeNull());
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
