import { describe, expect, test } from "vitest";
import type { PacksChange } from "#core/changing/changing.ts";
import { moneyOf, owedOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { type ShopWithBook, withClosedBook } from "#tests/support/an-egg-book.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

type Open = () => Promise<{ readonly shop: ShopWithBook; readonly id: string }>;

const byPaypal: Open = async () => {
  const shop = withClosedBook();
  return { shop, id: await shop.buy(2) };
};

const byHand: Open = async () => {
  const shop = withClosedBook();
  const packs = [{ category: "large", packSize: 12, quantity: 2, price: 340 }] as const;
  const added = await shop.office.addOrder(aNewOrder({ packs }));
  if (!added.ok) throw new Error(added.refusal.kind);
  return { shop, id: added.value.id };
};

describe.each([
  ["PayPal", byPaypal, "delivery", {}],
  ["hand", byHand, "collection", { how: "cash" }],
] as const)("of an order paid by %s", (_name, open, method, how) => {
  const changing = async () => {
    const { shop, id } = await open();
    const change = async (quantity: number, difference: PacksChange["difference"]) =>
      shop.office.changePacks({
        ...{ order: id, packs: [{ id: "large-12", method, quantity }], difference, ...how },
        version: versionOf(await shop.order(id)),
      });
    const money = async () => {
      const order = await shop.order(id);
      return [order.total, moneyOf(order), owedOf(order)];
    };
    const giveBack = async (amount: number) =>
      shop.office.giveBack({
        ...{ order: id, packs: [], amount, reason: "Sorry", ...how },
        version: versionOf(await shop.order(id)),
      });
    return { change, money, giveBack };
  };

  test("what went back for fewer packs is owed once there are more again", async () => {
    const { change, money } = await changing();
    await change(1, "give-back");
    await change(2, "at-door");
    expect(await money()).toEqual([680, 340, 340]);
    await change(3, "at-door");
    expect(await money()).toEqual([1020, 340, 680]);
    expect(await change(2, "give-back")).toMatchObject({ value: { back: 0 } });
    expect(await money()).toEqual([680, 340, 340]);
  });

  test("what was left pays for more packs later, until it is given back", async () => {
    const { change, money, giveBack } = await changing();
    await change(1, "leave");
    await giveBack(40);
    await change(2, "at-door");
    expect(await money()).toEqual([680, 640, 40]);
  });

  test("what was given back for goodwill isn't owed again", async () => {
    const { change, money, giveBack } = await changing();
    await giveBack(40);
    await change(3, "at-door");
    expect(await money()).toEqual([1020, 640, 340]);
  });
});
