// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";
import { logText } from "#ui/admin/orders/log-texts.ts";

const WHOLE = anOrder({
  id: "WHOLE000",
  customerName: "Mabel Hen",
  phone: "+44 (0)7700 900123",
  address: AT_HOME,
  note: "Ring twice",
  paymentMethod: "paypal",
  captureId: "MONEY",
  fee: 30,
  status: "Needs attention",
  log: [
    { at: "2026-11-21T14:05:00.000Z", kind: "paid" },
    { at: "2026-06-20T11:00:00.000Z", kind: "eggs-short", detail: "7" },
  ],
});

const openOrder = async (order: Order, setting = SHARED) => {
  const shop = aShop({ shared: setting.isShared ? { publicUrl: "https://eggs.example" } : null });
  await plantOrders(shop, order);
  const { user } = await renderAdmin("/admin/orders", shop, setting);
  await user.click(await screen.findByRole("button", { name: /^[A-Z0]{8} / }));
  return { user, shop };
};

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

const group = () => screen.getByRole("group", { name: /^Actions of order/ });

const actions = () =>
  within(group())
    .queryAllByRole("button")
    .map((button) => button.textContent);

test("an opened order tells for whom it is, and who paid", async () => {
  const payer = { name: "Bob Hen", email: "bob@example.com" };
  await openOrder({ ...WHOLE, recipient: "Nan Fox", payer });
  expect(facts()).toMatchObject({
    ...{ Name: "Mabel Hen", For: "Nan Fox", "Paid by": "Bob Hen, bob@example.com" },
  });
});

test("an opened order tells who, where, how it was paid and what happened", async () => {
  await openOrder(WHOLE);
  expect(facts()).toEqual({
    Name: "Mabel Hen",
    Email: "mabel@example.com",
    Phone: "+44 (0)7700 900123",
    Address: "1 High Street\nCrawley\nRH10 1AA",
    Note: "Ring twice",
    Payment: "PayPal",
    "Capture id": "MONEY",
    Money:
      "Paid £3.40, £3.40 is hereMoney of order WHOLE000DayHowAmountFeeReason21 Nov 2026PayPal£3.40£0.30",
    "What happened": "21 Nov 2026, 2:05 PM Paid20 Jun 2026, 12:00 PM Eggs short: 7",
  });
  const phone = screen.getByRole("link", { name: "+44 (0)7700 900123" });
  expect(phone.getAttribute("href")).toBe("tel:+4407700900123");
});

test("an opened order lists what was paid, given back and corrected", async () => {
  const parts = [{ id: "R1", amount: 120, at: "2026-06-20T12:00:00.000Z", reason: "broken eggs" }];
  await openOrder(anOrder({ id: "BARE0000", returned: 120, parts }));
  const table = within(screen.getByRole("table", { name: "Money of order BARE0000" }));
  expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "DayHowAmountFeeReason",
    "20 Jun 2026PayPal£3.40",
    "20 Jun 2026PayPal-£1.20Refund: broken eggs",
  ]);
  screen.getByText("Paid £3.40, given back £1.20, £2.20 is here");
});

test.each([
  ["owner", "by you"],
  ["customer", "by the customer"],
  ["provider", "by PayPal"],
  ["Tom", "by Tom"],
  ["constructor", "by constructor"],
  [undefined, ""],
])("an opened order says who entered its money: %s", async (who, words) => {
  const [sale] = WHOLE.money;
  if (!sale) throw new Error("It is paid.");
  await openOrder({ ...WHOLE, money: [{ ...sale, ...(who && { who }) }] });
  const table = within(screen.getByRole("table", { name: "Money of order WHOLE000" }));
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    ...["21 Nov 2026", `PayPal${words}`, "£3.40", "£0.30", ""],
  ]);
});

test("an opened order leaves out what is unknown", async () => {
  await openOrder(anOrder({ id: "BARE0000", customerEmail: "", money: [] }));
  expect(screen.queryAllByRole("term")).toEqual([]);
});

test("the log describes each event with its detail", () => {
  const detail = "3.39 paid, 3.40 agreed";
  expect(logText({ at: "", kind: "disagrees", detail })).toBe(
    "What was paid is not what was agreed: 3.39 paid, 3.40 agreed",
  );
  expect(logText({ at: "", kind: "reopened" })).toBe("Marked as Pending");
});

test.each([
  ["Awaiting payment", []],
  ["Pending", ["Mark as Ready", "Mark as Completed", "Refund…"]],
  ["Ready", ["Mark as Completed", "Mark as Pending", "Refund…"]],
  ["Completed", ["Mark as Ready", "Mark as Pending", "Refund…"]],
  ["Needs attention", ["Mark as Pending", "Refund…"]],
  ["Refunded", []],
  ["Cancelled", []],
])("an order of a shared shop that is %s offers %j", async (status, names) => {
  await openOrder({ ...WHOLE, status });
  expect(actions()).toEqual(names);
});

test("an order without a capture can't be refunded, nor one of the shop in one browser", async () => {
  await openOrder(anOrder({ id: "BARE0000" }));
  expect(actions()).toEqual(["Mark as Ready", "Mark as Completed"]);
});

test("a shop in one browser refers refunds to PayPal", async () => {
  await openOrder({ ...WHOLE, status: "Pending" }, { ...SHARED, isShared: false });
  expect(actions()).toEqual(["Mark as Completed"]);
});

test("a marked order shows its new status, and the focus waits at its buttons", async () => {
  const { user } = await openOrder({ ...WHOLE, status: "Pending" });
  await user.click(screen.getByRole("button", { name: "Mark as Ready" }));
  await screen.findByRole("button", { name: /^WHOLE000.*Ready$/ });
  expect(document.activeElement).toBe(group());
  expect((await screen.findByText("Marked as Ready")).tagName).toBe("SPAN");
});

test.each([
  ["Awaiting payment", "pending"],
  ["Pending", "pending"],
  ["Ready", "done"],
  ["Refunded", "done"],
  ["Cancelled", "done"],
  ["Needs attention", "attention"],
])("%s is shown as %s", async (status, look) => {
  await openOrder({ ...WHOLE, status });
  const [chip] = within(screen.getByRole("button", { name: /^WHOLE000/ })).getAllByText(status);
  expect(chip?.dataset.look).toBe(look);
});
