import { expect, test } from "vitest";
import type { CartLine } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aCart } from "#tests/support/purchases.ts";

const HERE = { quantity: 9 };
const THERE = { deliveryMethod: "collection" } as const;

const [LINE] = aCart(HERE);
if (!LINE) throw new Error("A basket has a line.");

const withLines = async (...lines: readonly Partial<CartLine>[]) => {
  const { app, records } = aShop();
  await records.cart.save(aCart(...lines));
  return { visitor: app.visitor, kept: () => records.cart.load() };
};

test("changeDelivery merges lines up to the most packs of a line, and refuses more", async () => {
  const change = { choice: LINE, deliveryMethod: "collection" } as const;
  const full = await withLines(HERE, { ...THERE, quantity: MAX_QUANTITY - 9 });
  expect(await full.visitor.changeDelivery(change)).toEqual({
    ok: true,
    value: { quantity: MAX_QUANTITY, isMerged: true },
  });
  const tooFull = await withLines(HERE, { ...THERE, quantity: MAX_QUANTITY - 8 });
  const before = await tooFull.kept();
  expect(await tooFull.visitor.changeDelivery(change)).toEqual({
    ok: false,
    refusal: { kind: "line-full" },
  });
  expect(await tooFull.kept()).toEqual(before);
});

test("putBack merges a line into one that came meanwhile, and refuses more than a line holds", async () => {
  const removed = { line: LINE, place: 0 };
  const full = await withLines({ quantity: MAX_QUANTITY - 9 });
  expect(await full.visitor.putBack(removed)).toMatchObject({
    ok: true,
    value: [{ quantity: MAX_QUANTITY }],
  });
  const beside = await withLines({ packSize: 6, quantity: 2 }, { quantity: 1 });
  expect(await beside.visitor.putBack(removed)).toMatchObject({
    value: [
      { packSize: 6, quantity: 2 },
      { packSize: 12, quantity: 10 },
    ],
  });
  const tooFull = await withLines({ quantity: MAX_QUANTITY - 8 });
  expect(await tooFull.visitor.putBack(removed)).toEqual({
    ok: false,
    refusal: { kind: "line-full" },
  });
  expect(await tooFull.kept()).toMatchObject([{ quantity: MAX_QUANTITY - 8 }]);
});

test("changeDelivery of a line that is gone changes nothing and reports no packs", async () => {
  const { visitor } = await withLines({ packSize: 6 });
  const change = { choice: LINE, deliveryMethod: "collection" } as const;
  expect(await visitor.changeDelivery(change)).toEqual({
    ok: true,
    value: { quantity: 0, isMerged: false },
  });
});
