// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openCheckoutWithPayPal } from "#tests/support/paypal-in-page.tsx";
import { storedCart, storedInventory, storedOrders } from "#tests/support/plant.ts";
import { fillIn, noticeSaying } from "#tests/support/render-shop.tsx";

const COLLECTED = {
  category: "small",
  packSize: 6,
  price: 125,
  deliveryMethod: "collection",
  quantity: 3,
} as const;

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

const LOADING = "Loading Payment Options...";

const notices = () => within(screen.getByRole("region", { name: /Notifications/ }));

test("a basket that is all collection asks for no shipping address", async () => {
  const { pay, requests } = await openCheckoutWithPayPal([COLLECTED]);
  await pay();
  await isAt("/order/success");
  expect(requests[0]?.application_context).toEqual({ shipping_preference: "NO_SHIPPING" });
});

test("a configured shop offers no practice payment", async () => {
  const { button } = await openCheckoutWithPayPal([COLLECTED]);
  await button();
  expect(screen.queryByRole("button", { name: /Practice/ })).toBeNull();
});

test("a basket changed after the buttons were drawn is what gets charged", async () => {
  const { user, button, pay, requests } = await openCheckoutWithPayPal([{}]);
  await button();
  await fillIn(user, screen.getByLabelText("Quantity"), "4");
  await pay();
  await isAt("/order/success");
  expect(requests[0]?.purchase_units[0]?.amount.value).toBe("13.60");
});

test("cancelling leads to its own page, and what is changed after it is what gets charged", async () => {
  const paypal = await openCheckoutWithPayPal([{}], { buyer: "cancels" });
  await paypal.pay();
  await isAt("/order/cancel");
  await paypal.basketIsKept();
  await paypal.user.click(await screen.findByRole("link", { name: "Return to Basket" }));
  await fillIn(paypal.user, await screen.findByLabelText("Quantity"), "2");
  await paypal.pay();
  await isAt("/order/cancel");
  expect(paypal.requests.map((request) => request.purchase_units[0]?.amount.value)).toEqual([
    "3.40",
    "6.80",
  ]);
  expect(paypal.objections).toEqual([]);
});

test("a payment that PayPal still checks is kept as a pending order, and the notice says so", async () => {
  const { shop, pay } = await openCheckoutWithPayPal([{}], { capture: "is pending" });
  await pay();
  await isAt("/order/success");
  await waitFor(() => notices().getByText(/PayPal is still checking the payment\./));
  expect(await storedOrders(shop)).toMatchObject([{ status: "Pending", total: 340 }]);
  await waitFor(async () => expect(await storedCart(shop)).toEqual([]));
});

test("a popup closed at once leaves no endless loading, and the buttons can be pressed again", async () => {
  const { pay, button, basketIsKept } = await openCheckoutWithPayPal([{}], {
    buyer: "closes at once",
  });
  await pay();
  await noticeSaying("PayPal Error");
  await noticeSaying("An error occurred with the payment. Please try again.");
  expect(screen.queryByText(LOADING)).toBeNull();
  await button();
  await basketIsKept();
});

test("a browser that opens no window is named as the reason, and the way to pay", async () => {
  const { pay, button, basketIsKept } = await openCheckoutWithPayPal([{}], {
    buyer: "has no window",
  });
  await pay();
  await noticeSaying("PayPal Can't Open Here");
  await noticeSaying("Open this page in your browser to pay.");
  await button();
  await basketIsKept();
});

test("a declined card, which the SDK leaves unsettled, ends with the popup", async () => {
  const { user, pay, basketIsKept } = await openCheckoutWithPayPal([{}], {
    buyer: "is declined, then cancels",
  });
  await pay();
  await isAt("/order/cancel");
  await user.click(await screen.findByRole("link", { name: "Return to Basket" }));
  await screen.findByRole("heading", { name: "Your Basket" });
  await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull());
  await basketIsKept();
});

for (const capture of ["fails", "is not completed", "was done before"] as const) {
  test(`when a capture ${capture}, the notice says so and the basket is kept`, async () => {
    const { pay, basketIsKept } = await openCheckoutWithPayPal([{}], { capture });
    await pay();
    await noticeSaying("Payment Error");
    await noticeSaying("Something went wrong with your payment. Please try again.");
    expect(notices().getAllByRole("alert")).toHaveLength(1);
    expect(screen.queryByText(LOADING)).toBeNull();
    await basketIsKept();
  });
}

test("'Loading Payment Options...' shows while the script is on its way", async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { button } = await openCheckoutWithPayPal([{}], {}, arrival);
  await screen.findByText(LOADING);
  expect(screen.queryByRole("button", { name: "PayPal" })).toBeNull();
  arrive();
  await button();
  expect(screen.queryByText(LOADING)).toBeNull();
});

test("an order that PayPal refuses to create gives PayPal's notice alone", async () => {
  const { pay, basketIsKept } = await openCheckoutWithPayPal([{}], { create: "fails" });
  await pay();
  await noticeSaying("PayPal Error");
  expect(notices().queryByText(/Payment Error/)).toBeNull();
  await basketIsKept();
});

test("buttons that PayPal fails to draw leave a message and a Retry", async () => {
  await openCheckoutWithPayPal([{}], { drawing: "fails" });
  await screen.findByText(/^We could not load PayPal\./);
  screen.getByRole("button", { name: "Retry" });
});

test("a cancelled capture that then succeeds thanks the buyer", async () => {
  const { shop, pay, finishCapture } = await openCheckoutWithPayPal([{}], {
    buyer: "cancels while it is captured",
    capture: "waits",
  });
  await pay();
  await isAt("/order/cancel");
  finishCapture();
  await isAt("/order/success");
  expect(await storedOrders(shop)).toHaveLength(1);
});

test("an approval reported twice makes one order, takes stock once and says so once", async () => {
  const { shop, pay, captures } = await openCheckoutWithPayPal([{ quantity: 2 }], {
    buyer: "approves twice",
  });
  await pay();
  await isAt("/order/success");
  await noticeSaying("Payment Successful!");
  expect(captures()).toBe(2);
  expect(await storedOrders(shop)).toHaveLength(1);
  expect(await storedInventory(shop)).toMatchObject({ large: 156 });
  expect(notices().queryByText(/Payment Error/)).toBeNull();
});

test("an approval reported again later does not overwrite the thanks", async () => {
  const { shop, pay } = await openCheckoutWithPayPal([{}], { buyer: "approves again later" });
  await pay();
  await isAt("/order/success");
  await new Promise((resolve) => setTimeout(resolve, 500));
  await noticeSaying("Thank you for your order, Mabel.");
  expect(await storedOrders(shop)).toHaveLength(1);
});
