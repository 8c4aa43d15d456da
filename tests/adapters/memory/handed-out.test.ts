import { expect, test } from "vitest";
import { memoryStores } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

test("the memory store hands out the record that it keeps, frozen, and no copy of it", async () => {
  const { orders } = memoryStores().shop.records;
  const order = anOrder();
  await orders.add(order);
  const [found, all] = [await orders.find(order.id), await orders.placedSince("1970-01-01")];
  expect(found).toEqual(order);
  expect(found).not.toBe(order);
  expect(all[0]).toBe(found);
  expect(Object.isFrozen(found?.items[0])).toBe(true);
});
