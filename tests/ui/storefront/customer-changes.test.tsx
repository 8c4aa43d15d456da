// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { Order } from "#core/orders/order.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { agreeable, aShop } from "#tests/support/a-shop.ts";
import { memoryOrderTokens } from "#tests/support/memory-order-tokens.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { fillIn, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const SATURDAY = "2026-06-27";

const HERS = anOrder({
  id: "8GH2K1PA-1",
  paymentMethod: "paypal",
  captureId: "MONEY",
  days: { delivery: SATURDAY },
});

/** A shop with one order, which this browser has placed or not. */
const aShopWith = async (order: Order, isMine: boolean, refund?: PaymentGateway["refund"]) => {
  const orderTokens = memoryOrderTokens();
  const shop = aShop({
    shared: { publicUrl: "https://eggs.example" },
    orderTokens,
    gateway: agreeable(refund && { refund }),
    lookups: { ...everyOrder, mine: async () => (isMine ? [order.id] : []) },
  });
  await plantOrders(shop, order);
  const stored = async () => (await shop.records.orders.find(order.id)) ?? anOrder();
  return { shop, stored, token: await orderTokens.issue(order.id) };
};

const find = async (change: Partial<Order> = {}, refund?: PaymentGateway["refund"]) => {
  const given = await aShopWith({ ...HERS, ...change }, true, refund);
  const { user } = renderShop("/my-orders", given.shop, SHARED);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  return { ...given, user, card: await screen.findByRole("article", { name: /8GH2K1PA/ }) };
};

const UNTIL = "You can change or cancel this order until the end of Friday 26 June.";

test("an order in My Orders is moved to another day", async () => {
  const { user, card, stored } = await find();
  expect(within(card).getByText(UNTIL)).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: /^Change the day…/ }));
  const days = within(card).getByRole("group", { name: "Delivery day" });
  expect(within(days).queryByRole("radio", { name: /^Saturday 27 June/ })).toBeNull();
  expect(within(card).queryByRole("button", { name: /^Change to/ })).toBeNull();
  await user.click(within(days).getByRole("radio", { name: /^Sunday 28 June/ }));
  await user.click(within(card).getByRole("button", { name: "Change to Sunday 28 June" }));
  await screen.findByText("Your order is now for Sunday 28 June.");
  expect(await stored()).toMatchObject({ days: { delivery: "2026-06-28" } });
  await within(card).findByText("We deliver on Sunday 28 June");
  expect(within(card).queryByRole("group", { name: "Delivery day" })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Change the day…/);
});

test("an order is cancelled once it was asked, and kept where that is pressed", async () => {
  const { user, card, stored } = await find();
  const press = () => user.click(within(card).getByRole("button", { name: "Cancel this order…" }));
  await press();
  const dialog = () => within(screen.getByRole("dialog", { name: "Cancel order 8GH2K1PA?" }));
  expect(dialog().getByText("We pay back £3.40, the way you paid.")).toBeTruthy();
  await user.click(dialog().getByRole("button", { name: "Keep it" }));
  expect(await stored()).toMatchObject({ status: "Pending" });
  await press();
  await user.click(dialog().getByRole("button", { name: "Cancel the order" }));
  await screen.findByText("We have paid back £3.40, the way you paid.");
  expect(await stored()).toMatchObject({ status: "Refunded" });
  await waitFor(() => expect(within(card).queryByText(UNTIL)).toBeNull());
  const said = "Cancelled by you on 20 June, £3.40 paid back. It was for Saturday 27 June.";
  expect(within(card).getByText(said)).toBeTruthy();
});

test("an order whose money isn't back yet says so, and can't be changed", async () => {
  const { user, card } = await find({}, async () => {
    throw new Fault("payment-doubtful");
  });
  await user.click(within(card).getByRole("button", { name: "Cancel this order…" }));
  await user.click(screen.getByRole("button", { name: "Cancel the order" }));
  await within(card).findByText("We are paying your money back. You will get a mail.");
  for (const name of [/Change the day/, /Cancel this order/])
    expect(within(card).queryByRole("button", { name })).toBeNull();
});

test.each<[string, Partial<Order>, RegExp, readonly RegExp[]]>([
  ["too late", { days: { delivery: "2026-06-20" } }, /^We are packing this order\. If/, []],
  [
    "no capture",
    { captureId: undefined } as never,
    /^You can change the day of this order until/,
    [/Change the day/],
  ],
])("where it is %s the page says what may be done", async (_name, change, words, buttons) => {
  const order = Object.fromEntries(
    Object.entries({ ...HERS, ...change }).filter(([, value]) => value !== undefined),
  );
  const given = await aShopWith(order as unknown as Order, true);
  const { user } = renderShop("/my-orders", given.shop, SHARED);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  const card = await screen.findByRole("article", { name: /8GH2K1PA/ });
  expect(within(card).getByText(words)).toBeTruthy();
  expect(
    within(card)
      .queryAllByRole("button", { name: /…/ })
      .map(({ textContent }) => textContent),
  ).toEqual(buttons.map((name) => expect.stringMatching(name)));
});

test("no order can be changed in one browser", async () => {
  const shop = aShop();
  await plantOrders(shop, HERS);
  const { user } = renderShop("/my-orders", shop);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  const card = await screen.findByRole("article", { name: /8GH2K1PA/ });
  expect(within(card).queryByText(/change or cancel/)).toBeNull();
});

test("an order's own link shows it by a press, and changes and cancels it", async () => {
  const { shop, stored, token } = await aShopWith(HERS, false);
  const { user } = renderShop(`/my-orders#order=${token}`, shop, SHARED);
  const section = await screen.findByRole("region", { name: "Your link" });
  expect(screen.queryByRole("article")).toBeNull();
  await user.click(within(section).getByRole("button", { name: "Show my order" }));
  const card = await screen.findByRole("article", { name: /8GH2K1PA/ });
  expect(within(card).getByRole("button", { name: /Print receipt/ })).toBeTruthy();
  expect(window.location.hash).toBe(`#order=${token}`);
  expect(screen.queryByRole("button", { name: "Find Orders" })).toBeNull();
  await user.click(within(card).getByRole("button", { name: /^Change the day…/ }));
  await user.click(within(card).getByRole("radio", { name: /^Sunday 28 June/ }));
  await user.click(within(card).getByRole("button", { name: "Change to Sunday 28 June" }));
  await within(card).findByText("We deliver on Sunday 28 June");
  await user.click(within(card).getByRole("button", { name: "Cancel this order…" }));
  await user.click(screen.getByRole("button", { name: "Cancel the order" }));
  await waitFor(async () => expect(await stored()).toMatchObject({ status: "Refunded" }));
  await within(card).findByText("Refunded");
  await user.click(screen.getByRole("button", { name: "Find other orders" }));
  screen.getByRole("button", { name: "Find Orders" });
  screen.getByRole("article", { name: /8GH2K1PA/ });
});

test("a link that is over says so, and whom to text", async () => {
  const { shop } = await aShopWith(HERS, false);
  const { user } = renderShop("/my-orders#order=wrong", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Show my order" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("This link is over. Please text us on 07700 900142.");
  screen.getByRole("button", { name: "Find Orders" });
});

test("a packed order says why nothing can be changed, and whom to ring", async () => {
  const { card } = await find({ status: "Ready" });
  within(card).getByText("It is packed. To change or cancel it, ring 07700 900142.");
  expect(within(card).queryByRole("button", { name: /^Change the day…|^Cancel/ })).toBeNull();
});

test("an order that was collected says nothing of changes", async () => {
  const { card } = await find({ status: "Completed" });
  expect(within(card).queryByText(/^It is packed/)).toBeNull();
});

test("moving one half of an order says when the other comes", async () => {
  const days = { delivery: SATURDAY, collection: SATURDAY };
  const { user, card } = await find({ items: TWO_ITEMS, days });
  await user.click(within(card).getByRole("button", { name: /^Change the day…/ }));
  const choice = within(card).getByRole("group", { name: "Delivery day" });
  await user.click(within(choice).getByRole("radio", { name: /^Sunday 28 June/ }));
  await user.click(within(card).getByRole("button", { name: "Change to Sunday 28 June" }));
  await screen.findByText(
    "Your delivery is now for Sunday 28 June. Your collection is still for Saturday 27 June.",
  );
});
