// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WhyRefused } from "#core/payments/why-refused.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { RefundRefused } from "#ports/payment-gateway.ts";
import { agreeable, aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedInventory, storedOrders } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const openRefund = async (refund: PaymentGateway["refund"], status = "Pending") => {
  const shop = aShop({
    gateway: agreeable({ refund }),
    shared: { publicUrl: "https://eggs.example" },
    postman: { send: async () => undefined },
  });
  await plantOrders(
    shop,
    anOrder({ customerName: "Mabel Hen", paymentMethod: "paypal", captureId: "MONEY", status }),
  );
  const before = (await storedInventory(shop)).large;
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /^A / }));
  await user.click(screen.getByRole("button", { name: "Refund…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Refund order A" }));
  await user.click(dialog.getByRole("button", { name: "All of it" }));
  const eggs = dialog.getByLabelText<HTMLSelectElement>("Their eggs");
  const press = (name: string) => user.click(dialog.getByRole("button", { name }));
  const put = async () => (await storedInventory(shop)).large - before;
  return { user, shop, dialog, eggs, press, put };
};

const expectAnswered = async () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("Refund pays an order back once, puts its eggs back and shows a notice", async () => {
  let letGo = () => {};
  let asked = 0;
  const { shop, dialog, press, put, eggs } = await openRefund(() => {
    asked += 1;
    return new Promise<null>((resolve) => {
      letGo = () => resolve(null);
    });
  });
  expect(eggs.value).toBe("back");
  await press("Refund £3.40");
  await dialog.findByText("The refund is under way…");
  const button = dialog.getByRole<HTMLButtonElement>("button", { name: "Refund £3.40" });
  expect([button.disabled, button.getAttribute("aria-busy")]).toEqual([true, "true"]);
  await press("Refund £3.40");
  await press("Cancel");
  await waitFor(() => expect(asked).toBe(1));
  letGo();
  await noticeSaying("Refunded");
  await noticeSaying("PayPal has paid £3.40 back. The customer is told by email.");
  await expectAnswered();
  await screen.findByRole("button", { name: /^A .*Refunded$/ });
  expect(asked).toBe(1);
  expect(await put()).toBe(12);
  expect(await storedOrders(shop)).toMatchObject([{ status: "Refunded" }]);
  expect((await shop.records.messages.page(null)).items).toMatchObject([{ kind: "refunded" }]);
});

test("eggs that have left stay out, and the dialog says so", async () => {
  const { dialog, eggs, press, put } = await openRefund(async () => null, "Completed");
  expect([...eggs.options].map(({ value }) => value)).toEqual(["broken", "with-customer"]);
  dialog.getByText("Its eggs were handed over: none of them come back into stock.");
  await press("Refund £3.40");
  await noticeSaying("Refunded");
  expect(await put()).toBe(0);
});

test("an order that was handed over, and needs attention since, leads back to Completed alone", async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  const at = "2026-06-18T09:00:00.000Z";
  const log = [
    { at, kind: "ready" },
    { at, kind: "completed" },
    { at, kind: "reversed" },
  ] as const;
  await plantOrders(shop, anOrder({ status: "Needs attention", log }));
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /^A / }));
  const actions = within(screen.getByRole("group", { name: "Actions of order A" }));
  const marks = actions.getAllByRole("button", { name: /^Mark as/ });
  expect(marks.map(({ textContent }) => textContent)).toEqual(["Mark as Completed"]);
  await user.click(actions.getByRole("button", { name: "Mark as Completed" }));
  await noticeSaying("The order has been marked as Completed.");
  expect(await storedOrders(shop)).toMatchObject([{ status: "Completed" }]);
});

test("a cancelled refund changes nothing", async () => {
  const { shop, press } = await openRefund(async () => null);
  await press("Cancel");
  await expectAnswered();
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }]);
  expect((await storedOrders(shop))[0]?.log).toBeUndefined();
});

test.each([
  ["payment-refused", "Refund Failed", "PayPal refused the refund. Please look at PayPal."],
  [
    "payment-unreachable",
    "Refund Under Way",
    "PayPal has not answered yet. The shop keeps asking.",
  ],
] as const)("a refund that ends with %s shows its notice", async (code, title, text) => {
  const { shop, press } = await openRefund(() => Promise.reject(new Fault(code)));
  await press("Refund £3.40");
  await noticeSaying(title);
  await noticeSaying(text);
  await expectAnswered();
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending" }]);
});

const REFUSED: readonly (readonly [WhyRefused["why"], string, string])[] = [
  ["account-empty", "", "Your PayPal account has too little in it. Put money in, then try again."],
  [
    ...(["too-old", ""] as const),
    "PayPal pays back within 180 days only. Give it back another way and note that here.",
  ],
  [
    ...(["paid-back-already", ""] as const),
    "PayPal has paid this back before. The order shows what PayPal has.",
  ],
  [
    "other",
    "Capture cannot be refunded.",
    "PayPal refused the refund: “Capture cannot be refunded.”",
  ],
];

test.each(REFUSED)("a refund that PayPal refuses as %s says so (%s)", async (why, words, text) => {
  const refused = new RefundRefused({ why, words });
  const { press, shop } = await openRefund(() => Promise.reject(refused));
  await press("Refund £3.40");
  await noticeSaying(text);
  await expectAnswered();
  expect((await storedOrders(shop))[0]?.log?.at(-1)).toMatchObject({
    kind: "refund-refused",
    ...(why !== "other" && { detail: why }),
  });
});

test("Refund pays no order back twice", async () => {
  const { shop, press } = await openRefund(async () => null);
  const [order] = await storedOrders(shop);
  if (order) await shop.records.orders.replace({ ...order, status: "Cancelled" });
  await press("Refund £3.40");
  await noticeSaying("Not Refundable");
});
