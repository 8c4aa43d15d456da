import { expect, test } from "vitest";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

test("the packs of an order are those that the catalogue knows", () => {
  const items = ["large-12", "goose-4", "large-7", "large-", ""].flatMap((id) =>
    TWO_ITEMS.slice(0, 1).map((item) => ({ ...item, id, quantity: 3 })),
  );
  expect(packsOf(anOrder({ items }))).toEqual([{ category: "large", packSize: 12, quantity: 3 }]);
  expect(packsOf(anOrder({ items: [] }))).toEqual([]);
});
