// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { agreeable, aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const PAID = { customerName: "Mabel Hen", paymentMethod: "paypal", captureId: "MONEY" };

const TWO_DOZEN = anOrder().items.map((item) => ({ ...item, quantity: 2 }));

const openedDialog = async (order: Order = anOrder(PAID)) => {
  const shop = aShop({
    gateway: agreeable({ refund: async () => ({ id: "R1" }) }),
    shared: { publicUrl: "https://eggs.example" },
    postman: { send: async () => undefined },
  });
  await plantOrders(shop, order);
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /^A / }));
  await user.click(screen.getByRole("button", { name: "Change packs…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change packs of order A" }));
  const step = async (pack: string, name: "One less" | "One more") =>
    user.click(within(dialog.getByRole("group", { name: pack })).getByRole("button", { name }));
  const open = () => user.click(dialog.getByText("Other packs"));
  const send = () => user.click(dialog.getByRole("button", { name: "Change Packs" }));
  return { shop, user, dialog, step, open, send };
};

const isClosed = async () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("packs are changed, and what they cost less goes back by PayPal", async () => {
  const { shop, dialog, step, open, send } = await openedDialog();
  dialog.getByText("It costs £3.40 then, as before.");
  await step("Large Eggs, 12 pack", "One less");
  await open();
  await step("Small Eggs, 12 pack", "One more");
  dialog.getByText("It costs £2.50 then: £0.90 less.");
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Give back £0.90" }).checked).toBe(
    true,
  );
  await send();
  await noticeSaying("Packs Changed");
  await noticeSaying("The packs are changed. £0.90 is paid back. The customer is told by email.");
  await isClosed();
  await screen.findByText("Packs changed: 1 × Large 12 to 1 × Small 12");
  expect(await storedOrders(shop)).toMatchObject([
    { total: 250, items: [{ id: "small-12", price: 250 }], money: [{}, { amount: -90 }] },
  ]);
});

test("what costs more is taken at the door, or is a gift", async () => {
  const { shop, dialog, step, send } = await openedDialog();
  await step("Large Eggs, 12 pack", "One more");
  dialog.getByText("It costs £6.80 then: £3.40 more.");
  dialog.getByRole("radio", { name: "A gift" });
  await send();
  await isClosed();
  await screen.findByText("Still to pay");
  await screen.findByText("Some of it is to pay when handed over");
  screen.getByRole("button", { name: "Mark as paid…" });
  expect(await storedOrders(shop)).toMatchObject([{ total: 680, rest: { how: "hand-over" } }]);
});

test("another price is taken for what is typed, and none is asked for", async () => {
  const { shop, user, dialog, send } = await openedDialog();
  const price = dialog.getByLabelText("Price of one");
  await user.clear(price);
  await fillIn(user, price, "3.00");
  dialog.getByText("It costs £3.00 then: £0.40 less.");
  await user.click(dialog.getByRole("radio", { name: "Leave it" }));
  await send();
  await isClosed();
  expect(await storedOrders(shop)).toMatchObject([{ total: 300, money: [{ amount: 340 }] }]);
});

test("more eggs than are for sale are taken by a second press", async () => {
  const { shop, user, dialog, send } = await openedDialog();
  const large = within(dialog.getByRole("group", { name: "Large Eggs, 12 pack" }));
  const packs = large.getByLabelText("Packs");
  await user.clear(packs);
  await fillIn(user, packs, "20");
  await send();
  await dialog.findByText("Only 180 large eggs are for sale. Press again to change it anyway.");
  expect(await storedOrders(shop)).toMatchObject([{ total: 340 }]);
  await send();
  await isClosed();
  expect(await storedOrders(shop)).toMatchObject([{ total: 6800, short: { large: 48 } }]);
});

test("an order of no packs is to be cancelled or refunded instead", async () => {
  const { dialog, step, send } = await openedDialog();
  await step("Large Eggs, 12 pack", "One less");
  await send();
  await dialog.findByText(/An order needs a pack/);
});

test("an order that has changed meanwhile stays, and says so", async () => {
  const { shop, dialog, step, send } = await openedDialog();
  await step("Large Eggs, 12 pack", "One more");
  await shop.records.orders.replace(
    anOrder({ ...PAID, log: [{ at: "2026-06-20T11:00:00.000Z", kind: "edited" }] }),
  );
  await send();
  await dialog.findByText("This order has changed meanwhile. Please look at it again.");
});

test("in one browser, where PayPal isn't asked, what goes back is noted by hand", async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder({ paymentMethod: "practice", total: 680, items: TWO_DOZEN }));
  const { user } = await renderAdmin("/admin/orders", shop);
  await user.click(await screen.findByRole("button", { name: /^A / }));
  await user.click(screen.getByRole("button", { name: "Change packs…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change packs of order A" }));
  const large = within(dialog.getByRole("group", { name: "Large Eggs, 12 pack" }));
  await user.click(large.getByRole("button", { name: "One less" }));
  const ways = within(dialog.getByLabelText("How it goes back")).getAllByRole("option");
  expect(ways.map(({ textContent }) => textContent)).not.toContain("By PayPal");
  await user.click(dialog.getByRole("button", { name: "Change Packs" }));
  await noticeSaying(/The packs are changed. £3.40 is noted as given back\./);
  expect(await storedOrders(shop)).toMatchObject([
    { total: 340, money: [{}, { how: "cash", amount: -340 }] },
  ]);
});

test("what PayPal was not paid goes back another way, and the dialog says so", async () => {
  const at = { day: "2026-06-20", at: "2026-06-20T11:00:00.000Z" };
  const { dialog, step, send } = await openedDialog(
    anOrder({
      ...{ ...PAID, total: 680, items: TWO_DOZEN, rest: { how: "cash" } },
      money: [
        { kind: "sale", amount: 100, how: "paypal", ...at },
        { kind: "sale", amount: 580, how: "cash", ...at },
      ],
    }),
  );
  await step("Large Eggs, 12 pack", "One less");
  await send();
  await dialog.findByText("Only £1.00 of it can go back by PayPal. Please choose another way.");
});

test("what was left before pays for more packs, and nothing is asked for", async () => {
  const { dialog, step } = await openedDialog(
    anOrder({
      ...PAID,
      money: [
        { kind: "sale", amount: 680, how: "paypal", day: "2026-06-20", at: "2026-06-20T11:00:00Z" },
      ],
    }),
  );
  await step("Large Eggs, 12 pack", "One more");
  dialog.getByText("It costs £6.80 then: £3.40 more, which is paid already.");
  expect(dialog.queryByRole("radio")).toBeNull();
});
