// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { agreeable, aShop, MABEL, memoryStores, openPayment } from "#tests/support/a-shop.ts";
import { plantCart, storedCart, storedOrders } from "#tests/support/plant.ts";
import { noticeSaying, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const THANKS = `Thank you for your order, ${MABEL.givenName}.`;

/** A shared shop in which this browser has a payment open for its basket. */
const withPayment = async (change: Parameters<typeof agreeable>[0] = {}) => {
  const stores = memoryStores();
  const shop = aShop({
    stores,
    gateway: agreeable(change),
    shared: { publicUrl: "https://eggs.example" },
  });
  await plantCart(shop, { deliveryMethod: "collection" });
  return { shop, orderId: await openPayment(shop.app) };
};

const isAt = (path: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));

test("a page that PayPal leads back to takes its payment, and thanks", async () => {
  const { shop, orderId } = await withPayment();
  renderShop(`/checkout?token=${orderId}&PayerID=X`, shop, SHARED);
  await noticeSaying(THANKS);
  await isAt("/order/success");
  await screen.findByRole("heading", { level: 1, name: "Thank You!" });
  expect(await storedOrders(shop)).toMatchObject([{ id: orderId }]);
  await waitFor(async () => expect(await storedCart(shop)).toEqual([]));
});

test("a page that PayPal leads back to without an approval gives its payment up", async () => {
  const { shop, orderId } = await withPayment();
  renderShop(`/checkout?token=${orderId}`, shop, SHARED);
  await screen.findByRole("heading", { level: 1, name: "Order Canceled" });
  await waitFor(async () =>
    expect(await shop.app.shop.counter.getPaymentStates([orderId])).toEqual({
      [orderId]: "cancelled",
    }),
  );
});

test("a payment that the shop took is thanked for by the next page, once", async () => {
  const { shop, orderId } = await withPayment();
  await shop.app.shop.counter.takePayment(orderId);
  renderShop("/about", shop, SHARED);
  await noticeSaying(THANKS);
  await waitFor(async () => expect(await shop.app.visitor.hasOwnPayments()).toBe(false));
  expect(window.location.pathname).toBe("/about");
});

test("the basket, loaded anew after its payment was taken, leads to the thanks", async () => {
  const { shop, orderId } = await withPayment();
  await shop.app.shop.counter.takePayment(orderId);
  renderShop("/checkout", shop, SHARED);
  await noticeSaying(THANKS);
  await isAt("/order/success");
  await screen.findByRole("heading", { level: 1, name: "Thank You!" });
});

test("a basket that another page pays for can't be paid, and thanks once it is", async () => {
  let finish: () => void = () => undefined;
  const capture = () =>
    new Promise<{ payer: typeof MABEL; state: "completed" }>((resolve) => {
      finish = () => resolve({ payer: MABEL, state: "completed" });
    });
  const { shop, orderId } = await withPayment({ capture });
  void shop.app.visitor.buyer.takePayment(orderId);
  await waitFor(async () =>
    expect(await shop.app.shop.counter.getPaymentStates([orderId])).toEqual({
      [orderId]: "capturing",
    }),
  );
  renderShop("/checkout", shop, SHARED);
  await screen.findByText("Your payment is being taken. One moment, please.");
  expect(screen.queryByRole("button", { name: /^Practice payment/ })).toBeNull();
  finish();
  await noticeSaying(THANKS);
  await isAt("/order/success");
});

test("a press to pay for what is approved already takes that payment", async () => {
  const getOrder = vi.fn(async () => ({ kind: "approved" as const, payer: MABEL }));
  const { shop, orderId } = await withPayment({ getOrder });
  const mine = vi.spyOn(shop.app.shop.counter, "openPayment").mockResolvedValue({
    ok: false,
    refusal: { kind: "approved", orderId },
  });
  const { user } = renderShop("/checkout", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
  await user.type(screen.getByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  await noticeSaying(THANKS);
  await isAt("/order/success");
  expect(mine).toHaveBeenCalledTimes(1);
  expect(await storedOrders(shop)).toMatchObject([{ id: orderId }]);
});

for (const [call, kind] of [
  ["payForCart", "paid-already"],
  ["takePayment", "paid-already"],
  ["takePayment", "cancelled"],
] as const)
  test(`the thanks of another page stay where ${call} is refused after them: ${kind}`, async () => {
    const { shop, orderId } = await withPayment();
    const { buyer } = shop.app.visitor;
    const take = buyer.takePayment;
    const late = vi.fn(async () => {
      await take(orderId);
      await noticeSaying(THANKS);
      return { ok: false, refusal: { kind } } as const;
    });
    vi.spyOn(buyer, call).mockImplementation(late);
    const { user } = renderShop("/checkout", shop, SHARED);
    await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
    await user.type(screen.getByLabelText("Email"), "mabel@example.com");
    await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
    await isAt("/order/success");
    await waitFor(() => expect(late).toHaveResolved());
    await noticeSaying(THANKS);
    expect(screen.queryByText(/^(Paid Already|Payment Cancelled)$/)).toBeNull();
  });
