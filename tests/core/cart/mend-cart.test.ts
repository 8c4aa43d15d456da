import { expect, test, vi } from "vitest";
import { mendCart } from "#core/cart/mend-cart.ts";
import { aCart } from "#tests/support/purchases.ts";

const aBasket = (skipped: number) => ({
  load: async () => aCart({}),
  save: vi.fn(async () => undefined),
  countSkipped: async () => skipped,
});

test("a basket with lines that can't be read is written back without them, and says how many went", async () => {
  const cart = aBasket(2);
  expect(await mendCart({ cart })()).toEqual({ ok: true, value: 2 });
  expect(cart.save.mock.calls).toEqual([[aCart({})]]);
});

test("a basket that can be read as a whole is left as it is", async () => {
  const cart = aBasket(0);
  expect(await mendCart({ cart })()).toEqual({ ok: true, value: 0 });
  expect(cart.save).not.toHaveBeenCalled();
});
