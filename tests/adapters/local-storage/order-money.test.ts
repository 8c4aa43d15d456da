import { expect, test } from "vitest";
import { ORDER_MONEY } from "#adapters/farm-json/order-money.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aTab, OLD_ORDER } from "#tests/support/stored-tab.ts";

const storedIn = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? "null");

test("movements stand under a key of their own, beside orders of the product's shape", async () => {
  const { stores, records, storage } = aTab();
  const order = anOrder();
  await stores.shop.unitOfWork.run(({ orders }) => orders.add(order));
  expect(storedIn(storage, "orders")[0]).not.toHaveProperty("money");
  expect(storedIn(storage, ORDER_MONEY)).toEqual({ A: order.money });
  expect(await records.orders.find("A")).toEqual(order);
});

test("looking at an order of before writes nothing, and the next change stores its movements", async () => {
  const { stores, records, storage } = aTab({ orders: [OLD_ORDER] });
  const order = await records.orders.find("1700000000000");
  expect(order?.money).toMatchObject([{ amount: 680 }]);
  expect(storage.getItem(ORDER_MONEY)).toBeNull();
  await stores.shop.unitOfWork.run(({ orders }) =>
    orders.replace({ ...(order ?? anOrder()), status: "Ready" }),
  );
  expect(storedIn(storage, ORDER_MONEY)).toEqual({ 1700000000000: order?.money });
});

test("another total leaves what was paid for an order of before", async () => {
  const { stores, records } = aTab({ orders: [OLD_ORDER] });
  const order = await records.orders.find("1700000000000");
  await stores.shop.unitOfWork.run(({ orders }) =>
    orders.replace({ ...(order ?? anOrder()), total: 340 }),
  );
  expect(await records.orders.find("1700000000000")).toEqual({ ...order, total: 340 });
});

test("an order without movements has none, whatever its status says", async () => {
  const { stores, records } = aTab();
  await stores.shop.unitOfWork.run(({ orders }) => orders.add(anOrder({ money: [] })));
  expect((await records.orders.find("A"))?.money).toEqual([]);
});

test("unreadable movements are set aside, and the order is paid as its status says", async () => {
  const { records, shown, log } = aTab({ orders: [OLD_ORDER], [ORDER_MONEY]: "no map" });
  expect((await records.orders.find("1700000000000"))?.money).toMatchObject([{ amount: 680 }]);
  expect(log.warn).toHaveBeenCalled();
  expect(shown(`${ORDER_MONEY}.setAside`)).toBeTruthy();
});
