import { expect, test } from "vitest";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

test("packsOf leaves out packs that the catalogue doesn't know", () => {
  const items = ["large-12", "goose-4", "large-7", "large-", ""].flatMap((id) =>
    TWO_ITEMS.slice(0, 1).map((item) => ({ ...item, id, quantity: 3 })),
  );
  expect(packsOf(anOrder({ items }))).toEqual([{ category: "large", packSize: 12, quantity: 3 }]);
  expect(packsOf(anOrder({ items: [] }))).toEqual([]);
});
