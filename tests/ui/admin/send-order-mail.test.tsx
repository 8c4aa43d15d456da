// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { aMessage } from "#tests/support/records.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const openDialog = async (order: Partial<Order> = {}) => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await plantOrders(shop, anOrder({ customerEmail: "new@example.com", ...order }));
  await shop.records.messages.add(
    aMessage({ id: "A-order-paid", to: "old@example.com", state: "failed" }),
  );
  const { user } = await renderAdmin("/admin/messages?box=outbox", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /Your eggs/ }));
  await user.click(screen.getByRole("button", { name: "Send again…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send again" }));
  const sentTo = async () =>
    (await shop.records.messages.page(null)).items
      .filter(({ state }) => state === "waiting")
      .map(({ to }) => to);
  return { user, dialog, sentTo };
};

test("a mail of an order is sent again to the address that the order has now", async () => {
  const { user, dialog, sentTo } = await openDialog();
  const now = await dialog.findByRole<HTMLInputElement>("radio", { name: /^new@example\.com/ });
  expect(now.checked).toBe(true);
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await noticeSaying("The mail goes to new@example.com.");
  expect(await sentTo()).toEqual(["new@example.com"]);
  expect(document.activeElement).toBe(screen.getByRole("article", { name: "Your eggs" }));
});

test("or to another that is typed, once it can be mailed", async () => {
  const { user, dialog, sentTo } = await openDialog();
  await user.click(await dialog.findByRole("radio", { name: "Another address" }));
  const field = dialog.getByRole("textbox", { name: "Email" });
  await user.type(field, "jörg@example.com");
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await dialog.findByText(/Our mail can't reach letters such as ö/);
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, "aunt@example.com");
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await noticeSaying("The mail goes to aunt@example.com.");
  expect(await sentTo()).toEqual(["aunt@example.com"]);
});

test("an order without an address asks for one that is typed", async () => {
  const { dialog } = await openDialog({ customerEmail: "" });
  await dialog.findByRole("textbox", { name: "Email" });
  expect(dialog.getAllByRole("radio")).toHaveLength(1);
});
