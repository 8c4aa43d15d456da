// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Giving } from "#core/payments/giving.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway, RefundRequest } from "#ports/payment-gateway.ts";
import { agreeable, aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const PAID = { customerName: "Mabel Hen", paymentMethod: "paypal", captureId: "MONEY" };

const opened = async (order = anOrder(PAID), refund?: PaymentGateway["refund"]) => {
  const wanted: RefundRequest[] = [];
  const asked: PaymentGateway["refund"] = async (_capture, request) => {
    wanted.push(request);
    return { id: `R${wanted.length}` };
  };
  const shop = aShop({
    gateway: agreeable({ refund: refund ?? asked }),
    shared: { publicUrl: "https://eggs.example" },
    postman: { send: async () => undefined },
  });
  await plantOrders(shop, order);
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /^A / }));
  return { shop, user, wanted };
};

const openedDialog = async (...input: Parameters<typeof opened>) => {
  const page = await opened(...input);
  await page.user.click(screen.getByRole("button", { name: "Refund…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Refund order A" }));
  const amount = dialog.getByLabelText<HTMLInputElement>("Amount in pounds");
  const reason = dialog.getByLabelText<HTMLInputElement>("What it is for");
  const send = () => page.user.click(dialog.getByRole("button", { name: /^Refund £/ }));
  return { ...page, dialog, amount, reason, send };
};

const isClosed = async () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a part is paid back, and stands at the order with what is left", async () => {
  const { user, amount, reason, send, wanted, shop } = await openedDialog();
  await fillIn(user, amount, "1.20");
  await fillIn(user, reason, "broken eggs");
  await send();
  await noticeSaying("Part Refunded");
  await noticeSaying("PayPal has paid £1.20 back. The customer is told by email.");
  await isClosed();
  await screen.findByText("Refunded: broken eggs");
  expect(screen.getByText("Paid after refunds").nextSibling?.textContent).toBe("£2.20");
  await screen.findByText("A part refunded: £1.20, broken eggs");
  await screen.findByRole("button", { name: /^A .*Pending$/ });
  expect(wanted).toMatchObject([{ part: { amount: 120, reason: "broken eggs" } }]);
  expect(await storedOrders(shop)).toMatchObject([
    { status: "Pending", money: [{ amount: 340 }, { amount: -120 }] },
  ]);
});

test("an amount changed after a lost answer isn't paid back, and the dialog shows the sent one", async () => {
  const { user, amount, reason, send, dialog, wanted, shop } = await openedDialog();
  const { office } = shop.app.shop;
  const { giveBack } = office;
  Object.assign(office, {
    giveBack: async (giving: Giving) => {
      await giveBack(giving);
      throw new Fault("shop-unreachable");
    },
  });
  await fillIn(user, amount, "1.20");
  await fillIn(user, reason, "broken eggs");
  await send();
  await screen.findByText("Shop Not Reached");
  Object.assign(office, { giveBack });
  await user.clear(amount);
  await fillIn(user, amount, "1.50");
  await send();
  await dialog.findByText(
    "£1.20 was paid back before. This is not yet: press again to pay it as well.",
  );
  expect(document.activeElement).toBe(amount);
  expect(amount.value).toBe("1.50");
  expect(wanted).toMatchObject([{ part: { amount: 120 } }]);
  await send();
  await noticeSaying("PayPal has paid £1.50 back. The customer is told by email.");
  expect(await storedOrders(shop)).toMatchObject([
    { money: [{ amount: 340 }, { amount: -120 }, { amount: -150 }] },
  ]);
});

test("what is wrong is said at its field, which gets the focus", async () => {
  const { user, amount, reason, send, dialog, wanted } = await openedDialog();
  await send();
  await dialog.findByText("Please enter an amount in pounds, such as 1.20.");
  expect(document.activeElement).toBe(amount);
  await fillIn(user, amount, "3.41");
  await send();
  await dialog.findByText("No more than £3.40 is here.");
  await user.clear(amount);
  await fillIn(user, amount, "3.40");
  await send();
  await dialog.findByText("Please say what it is for.");
  expect(document.activeElement).toBe(reason);
  expect(wanted).toEqual([]);
});

test("the letters that are left are counted, and announced when they are few", async () => {
  const { user, reason, dialog } = await openedDialog();
  await user.type(reason, "broken");
  await dialog.findByText(/74 letters left/);
  await user.type(reason, "x".repeat(60));
  await waitFor(() =>
    expect(dialog.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      "14 letters left",
    ),
  );
});

test.each([
  ["payment-refused", "PayPal refused the refund. Please look at PayPal."],
  ["payment-doubtful", "PayPal has not answered yet. The shop keeps asking."],
] as const)("a part that ends with %s shows its notice", async (code, text) => {
  const page = await openedDialog(anOrder(PAID), () => Promise.reject(new Fault(code)));
  await fillIn(page.user, page.amount, "1.20");
  await fillIn(page.user, page.reason, "broken eggs");
  await page.send();
  await noticeSaying(text);
  await isClosed();
});

const returned = (amount: number) => ({
  ...PAID,
  returned: amount,
  parts: [{ id: "R", amount, at: "2026-06-20T11:00:00Z", wish: "w", reason: "broken eggs" }],
});

test("a refund of the whole pays back what parts have left", async () => {
  const { user } = await opened(anOrder(returned(120)));
  await user.click(screen.getByRole("button", { name: "Refund…" }));
  screen.getByText("£2.20 of Mabel Hen is here. Which packs are affected?");
  await user.click(screen.getByRole("button", { name: "All of it" }));
  await user.click(screen.getByRole("button", { name: "Refund £2.20" }));
  await noticeSaying("PayPal has paid £2.20 back. The customer is told by email.");
});

test("an order of which nothing is left can be marked as Refunded alone", async () => {
  const { user, shop } = await opened(anOrder(returned(340)));
  await user.click(screen.getByRole("button", { name: "Refund…" }));
  screen.getByRole("dialog", { name: "Mark this order as Refunded?" });
  await user.click(screen.getByRole("button", { name: "Mark as Refunded" }));
  await noticeSaying("All of its money was paid back before. The customer is told by email.");
  expect(await storedOrders(shop)).toMatchObject([{ status: "Refunded" }]);
});

test("PayPal gives back no more than it was paid, and the rest goes back by hand", async () => {
  const money = anOrder(PAID).money;
  const [sale] = money;
  if (!sale) throw new Error("It isn't paid.");
  const cash = { kind: "sale", amount: 340, day: sale.day, at: sale.at, how: "cash" } as const;
  const order = anOrder({ ...PAID, total: 680 });
  const { user, dialog, amount } = await openedDialog({ ...order, money: [sale, cash] });
  dialog.getByText("Up to £3.40.");
  dialog.getByText(/^£6\.80 of Mabel Hen is here/);
  await user.selectOptions(dialog.getByLabelText("How it goes back"), "Given back in cash");
  dialog.getByText("Up to £6.80.");
  expect(amount.value).toBe("0.00");
});
