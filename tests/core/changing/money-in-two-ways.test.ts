import { expect, test } from "vitest";
import type { PacksChange } from "#core/changing/changing.ts";
import { customerChangesOf } from "#core/orders/customer-changes.ts";
import { moneyOf, owedOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { type ShopWithBook, withClosedBook } from "#tests/support/an-egg-book.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

const changing =
  (shop: ShopWithBook, id: string, method: "delivery" | "collection" = "delivery") =>
  async (quantity: number, difference: PacksChange["difference"]) =>
    shop.office.changePacks({
      ...{ order: id, packs: [{ id: "large-12", method, quantity }], difference },
      version: versionOf(await shop.order(id)),
    });

/** A dozen that PayPal paid, and one more that was paid at the door. */
const paidInTwoWays = async () => {
  const shop = withClosedBook();
  const id = await shop.buy(1);
  await changing(shop, id)(2, "at-door");
  await shop.office.takeAtDoor({ id, how: "cash", isDone: true });
  const money = async () =>
    (await shop.order(id)).money.map(({ kind, how, amount }) => [kind, how, amount]);
  return { shop, id, money, captureId: `MONEY-OF-${id}` };
};

const PAID = [
  ["sale", "paypal", 340],
  ["sale", "cash", 340],
];

test("all that PayPal gives back is what it was paid: the cash stays here", async () => {
  const { shop, id, money, captureId } = await paidInTwoWays();
  shop.provider.makePart(captureId, "elsewhere", 340);
  await shop.backgroundJobs.receiveWebhook({ orderId: id, captureId: null, isReversal: false });
  expect(await money()).toEqual([...PAID, ["refund", "paypal", -340]]);
});

test("once the cash was given back in cash, PayPal's part can still go back", async () => {
  const { shop, id, money } = await paidInTwoWays();
  const giveBack = async (how: object) =>
    shop.office.giveBack({
      ...{ order: id, packs: [], amount: 340, reason: "Sorry", ...how },
      version: versionOf(await shop.order(id)),
    });
  await giveBack({ how: "cash" });
  expect(await giveBack({})).toMatchObject({ ok: true });
  expect(await money()).toEqual([...PAID, ["refund", "cash", -340], ["refund", "paypal", -340]]);
});

test("a customer doesn't cancel an order of which PayPal can't give back all", async () => {
  const { shop, id } = await paidInTwoWays();
  const farm = await loadFarm(shop.records);
  expect(customerChangesOf(await shop.order(id), farm)?.mayCancel).toBe(false);
  const other = await shop.buy(1);
  expect(customerChangesOf(await shop.order(other), farm)?.mayCancel).toBe(true);
});

test("a tick at the door can be taken back though some was given back before", async () => {
  const shop = withClosedBook();
  const id = await shop.buy(1);
  await shop.office.giveBack({
    ...{ order: id, packs: [], amount: 40, reason: "Sorry" },
    version: versionOf(await shop.order(id)),
  });
  await changing(shop, id)(2, "at-door");
  await shop.office.takeAtDoor({ id, how: "cash", isDone: true });
  expect(await shop.office.takeAtDoor({ id, how: "cash", isDone: false })).toMatchObject({
    ok: true,
  });
  expect(owedOf(await shop.order(id))).toBe(340);
});

test("what was said not to be paid isn't taken back a second time", async () => {
  const shop = withClosedBook();
  const added = await shop.office.addOrder(aNewOrder());
  if (!added.ok) throw new Error(added.refusal.kind);
  const { id } = added.value;
  const change = changing(shop, id, "collection");
  await change(2, "at-door");
  await shop.office.markPaid({ id, how: "card", isPaid: true });
  await shop.office.markPaid({ id, how: "hand-over", isPaid: false });
  await change(1, "leave");
  await shop.office.markPaid({ id, how: "hand-over", isPaid: false });
  const order = await shop.order(id);
  expect(order.money.map(({ how, amount }) => [how, amount])).toEqual([
    ["cash", 340],
    ["card", 340],
    ["card", -340],
    ["cash", -340],
  ]);
  expect([moneyOf(order), owedOf(order)]).toEqual([0, 340]);
});

test("an order that lacks no eggs any more lacks none by its log", async () => {
  const shop = withClosedBook();
  const id = await shop.buy(2);
  const order = await shop.order(id);
  const log = [{ at: order.date, kind: "eggs-short", detail: "12" } as const];
  await shop.records.orders.replace({ ...order, short: { large: 12 }, log });
  await changing(shop, id)(1, "leave");
  const before = (await shop.office.getStockSheet()).large.forSale;
  await changing(shop, id)(2, "gift");
  await changing(shop, id)(1, "leave");
  expect((await shop.office.getStockSheet()).large.forSale).toBe(before);
});

test("an order by hand that was paid in two ways goes back in both", async () => {
  const shop = withClosedBook();
  const added = await shop.office.addOrder(aNewOrder());
  if (!added.ok) throw new Error(added.refusal.kind);
  const { id } = added.value;
  await changing(shop, id, "collection")(2, "at-door");
  await shop.office.markPaid({ id, how: "card", isPaid: true });
  await shop.office.cancelByHand({ id, isGivenBack: true });
  const { money } = await shop.order(id);
  expect(money.map(({ kind, how, amount }) => [kind, how, amount])).toEqual([
    ["sale", "cash", 340],
    ["sale", "card", 340],
    ["refund", "cash", -340],
    ["refund", "card", -340],
  ]);
});
