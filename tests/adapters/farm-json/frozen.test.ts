import { expect, test } from "vitest";
import { frozen } from "#adapters/farm-json/frozen.ts";

test("frozen answers with what it is handed, and freezes all of its parts", () => {
  const order = { id: "A", items: [{ id: "large-12", quantity: 1 }], days: { delivery: null } };
  expect(frozen(order)).toBe(order);
  const parts = [order, order.items, ...order.items, order.days];
  expect(parts.every((part) => Object.isFrozen(part))).toBe(true);
});

test("frozen leaves bytes, which can't be frozen, as they are", () => {
  const picture = frozen({ bytes: new Uint8Array([1, 2]) });
  expect(picture.bytes).toEqual(new Uint8Array([1, 2]));
});

test("frozen answers with what has no parts", () => {
  for (const value of [null, undefined, "", 0, false]) expect(frozen(value)).toBe(value);
});
