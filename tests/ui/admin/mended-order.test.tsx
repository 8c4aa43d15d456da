// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const openOrder = async (sendsMail: boolean, order: Partial<Order> = {}) => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await shop.records.orders.add(
    anOrder({ id: "NUMBER-1", status: "Pending", days: { delivery: "2026-06-27" }, ...order }),
  );
  const { user } = await renderAdmin("/admin/orders?order=NUMBER-1", shop, {
    ...SHARED,
    sendsMail,
  });
  const edit = async (field: string, text: string) => {
    await user.click(await screen.findByRole("button", { name: "Edit…" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.clear(dialog.getByLabelText(field));
    await user.type(dialog.getByLabelText(field), text);
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    return dialog;
  };
  const letters = async () => (await shop.records.messages.page(null)).items;
  return { user, shop, edit, letters };
};

test("a mended address is offered the confirmation, which goes to it once", async () => {
  const { user, shop, edit, letters } = await openOrder(true);
  const dialog = await edit("Email", "mabel@");
  await dialog.findByText(/Please enter an email address/);
  await user.type(dialog.getByLabelText("Email"), "gmail.com");
  await user.click(dialog.getByRole("button", { name: "Save Changes" }));
  const asked = await screen.findByRole("dialog", {
    name: "Send the confirmation to the new address?",
  });
  expect(await shop.records.orders.find("NUMBER-1")).toMatchObject({
    customerEmail: "mabel@gmail.com",
  });
  expect(await letters()).toEqual([]);
  await user.click(within(asked).getByRole("button", { name: "Send" }));
  await noticeSaying("The mail goes to mabel@gmail.com.");
  expect(await letters()).toMatchObject([{ kind: "order-paid", to: "mabel@gmail.com" }]);
});

test("a mended name asks nothing, and neither does a shop without mail", async () => {
  const { edit, shop } = await openOrder(true);
  await edit("Name", "Mabel Smyth");
  await noticeSaying("The order has been changed.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await shop.records.orders.find("NUMBER-1")).toMatchObject({ customerName: "Mabel Smyth" });
});

test("who it is for is said, and told in the opened order", async () => {
  const { edit, shop } = await openOrder(true, { customerName: "Mabel Hen" });
  await edit("Who is it for?", "Nan Fox");
  await noticeSaying("The order has been changed.");
  expect(await shop.records.orders.find("NUMBER-1")).toMatchObject({
    customerName: "Mabel Hen",
    recipient: "Nan Fox",
  });
  await screen.findByText("Mabel Hen for Nan Fox");
  await screen.findByText("Changed: who it is for");
});

test("a mended address of an order that isn't taken yet is offered no confirmation", async () => {
  const { edit } = await openOrder(true, { status: "Awaiting payment", money: [] });
  await edit("Email", "mabel@gmail.com");
  await noticeSaying("The order has been changed.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the owner prints and sends the receipt of an order with money", async () => {
  const { user, letters } = await openOrder(true, { customerEmail: "mabel@example.com" });
  await screen.findByRole("button", { name: "Print receipt" });
  await user.click(screen.getByRole("button", { name: "Send receipt" }));
  await noticeSaying("The mail goes to mabel@example.com.");
  expect(await letters()).toHaveLength(1);
});

test.each<[string, boolean, Partial<Order>]>([
  ["without an address", true, { customerEmail: "" }],
  ["in a shop without mail", false, {}],
])("no receipt is sent of an order %s", async (_, sendsMail, order) => {
  await openOrder(sendsMail, order);
  await screen.findByRole("button", { name: "Print receipt" });
  expect(screen.queryByRole("button", { name: "Send receipt" })).toBeNull();
});

test("an order that was never paid has no receipt", async () => {
  await openOrder(true, { status: "Awaiting payment", money: [] });
  await screen.findByRole("button", { name: "Print slip" });
  expect(screen.queryByRole("button", { name: /receipt/ })).toBeNull();
});
