import { describe, expect, test } from "vitest";
import { itemCount } from "#core/cart/cart.ts";
import { addToCart, aShop } from "#tests/support/a-shop.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;

test("today is the day in London, whatever day it is in UTC", () => {
  const { app } = aShop({ clock: { now: () => "2026-06-20T23:30:00.000Z" } });
  expect(app.visitor.today()).toBe("2026-06-21");
});

describe.each(TEST_STORES)("an app over %s", (_name, freshTestStore) => {
  test("runs every command in a unit of work of its own, so that no press of two tabs is lost", async () => {
    const testStore = freshTestStore();
    const tabs = [
      aShop({ stores: testStore.openTab() }).app,
      aShop({ stores: testStore.openTab() }).app,
    ];
    await Promise.all(
      Array.from({ length: 40 }, () => tabs.map((app) => addToCart(app, DOZEN))).flat(),
    );
    expect(itemCount(await aShop({ stores: testStore.openTab() }).app.visitor.getCart())).toBe(80);
  });
});
