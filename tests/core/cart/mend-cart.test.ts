import { expect, test, vi } from "vitest";
import { mendCart } from "#core/cart/mend-cart.ts";
import { aCart } from "#tests/support/purchases.ts";

const aBasket = (skipped: number) => ({
  load: async () => aCart({}),
  save: vi.fn(async () => undefined),
  countSkipped: async () => skipped,
});

const chosenDays = { load: async () => ({}), save: async () => undefined };

test("mendCart writes the basket back without unreadable lines, and returns their number", async () => {
  const cart = aBasket(2);
  expect(await mendCart({ cart, chosenDays })()).toEqual({ ok: true, value: 2 });
  expect(cart.save.mock.calls).toEqual([[aCart({})]]);
});

test("mendCart leaves a readable basket as it is", async () => {
  const cart = aBasket(0);
  expect(await mendCart({ cart, chosenDays })()).toEqual({ ok: true, value: 0 });
  expect(cart.save).not.toHaveBeenCalled();
});
