import { describe, expect, test } from "vitest";
import { itemCount } from "#core/cart/cart.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { PLACES } from "#tests/support/stores.ts";

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;

describe.each(PLACES)("an app over %s", (_name, freshPlace) => {
  test("gives every command a unit of work of its own: two tabs' presses are all kept", async () => {
    const place = freshPlace();
    const tabs = [aShop({ store: place.openTab() }).app, aShop({ store: place.openTab() }).app];
    await Promise.all(
      Array.from({ length: 40 }, () => tabs.map((app) => app.addToCart(DOZEN))).flat(),
    );
    expect(itemCount(await aShop({ store: place.openTab() }).app.getCart())).toBe(80);
  });
});
