import { expect, test } from "vitest";
import { mayBeConfirmed } from "#core/orders/may-be-confirmed.ts";
import type { Order } from "#core/orders/order.ts";
import { aShopToThinkTwice, NEXT_SATURDAY } from "#tests/support/a-mind-changed.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { A_TOLD_ORDER, anOrder } from "#tests/support/orders.ts";

const shopWith = async (order: Order) => {
  const shop = aSharedShop();
  await shop.records.orders.add(order);
  const letters = async () => (await shop.records.messages.page(null)).items;
  return { ...shop, letters };
};

test("a confirmation goes to the address that the order has now, once for a wish", async () => {
  const { office, letters } = await shopWith(A_TOLD_ORDER);
  const { id, customerEmail } = A_TOLD_ORDER;
  const sent = await office.sendConfirmation({ id, wish: "W1" });
  expect(sent).toEqual({ ok: true, value: customerEmail });
  await office.sendConfirmation({ id, wish: "W1" });
  expect(await letters()).toMatchObject([{ kind: "order-paid", to: customerEmail }]);
  await office.sendConfirmation({ id, wish: "W2" });
  expect(await letters()).toHaveLength(2);
});

test("a confirmation leads to the order where its customer may change it", async () => {
  const { place, office, mailsOf } = await aShopToThinkTwice();
  const id = await place(NEXT_SATURDAY);
  await office.sendConfirmation({ id, wish: "W1" });
  expect(await mailsOf("order-paid")).toMatchObject([{ linksTo: id }, { linksTo: id }]);
});

test("one who wanted no mails about an order has its receipt where the owner sends it", async () => {
  const { office, letters } = await shopWith({ ...A_TOLD_ORDER, unwritten: true });
  await office.sendConfirmation({ id: A_TOLD_ORDER.id, wish: "W1" });
  expect(await letters()).toMatchObject([{ kind: "order-paid" }]);
});

test.each<[string, Partial<Order>]>([
  ["without an address", { customerEmail: "" }],
  ["that is still to be paid", { status: "Awaiting payment", money: [] }],
])("an order %s has no confirmation", async (_, change) => {
  const order = anOrder({ id: "A", ...change });
  const { office, letters } = await shopWith(order);
  expect(mayBeConfirmed(order)).toBe(false);
  const refused = await office.sendConfirmation({ id: "A", wish: "W1" });
  expect(refused).toMatchObject({ refusal: { kind: "not-confirmed" } });
  expect(await letters()).toEqual([]);
  const gone = await office.sendConfirmation({ id: "GONE", wish: "W1" });
  expect(gone).toMatchObject({ refusal: { kind: "order-gone" } });
});
