import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { orderText, type StatusFilter } from "#core/orders/order-search.ts";
import { PAGE_SIZE } from "#core/shared/page.ts";
import { isFoundBy } from "#core/shared/word-search.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

const aShopWith = async (orders: readonly Order[]) => {
  const { app, records } = aShop();
  for (const order of orders) await records.orders.add(order);
  return app;
};

const ORDERS = [
  anOrder({ id: "5O190127TN", customerEmail: "mabel@example.com" }),
  anOrder({
    id: "7X",
    customerEmail: "Abel@Example.com",
    status: "Shipped",
    items: anOrder().items.map((item) => ({ ...item, id: "pullet-12", name: "Pullet Eggs" })),
  }),
  anOrder({ id: "C", customerEmail: "", status: "Completed", items: [] }),
];

describe("listOrders", () => {
  test.each<[string, StatusFilter, readonly string[]]>([
    ["", "All", ["5O190127TN", "7X", "C"]],
    ["  ", "All", ["5O190127TN", "7X", "C"]],
    ["5o19", "All", ["5O190127TN"]],
    ["o19", "All", []],
    [" ABEL@", "All", ["7X"]],
    ["mabel", "All", ["5O190127TN"]],
    ["example", "All", ["5O190127TN", "7X"]],
    ["eggs", "All", ["5O190127TN", "7X"]],
    ["eggs pull", "All", ["7X"]],
    ["large abel", "All", []],
    ["", "Pending", ["5O190127TN"]],
    ["", "Completed", ["C"]],
    ["7x", "Pending", []],
    ["7x", "Completed", []],
    ["7x", "All", ["7X"]],
  ])("with %j and %s finds %j", async (text, status, ids) => {
    const app = await aShopWith(ORDERS);
    const page = await app.shop.office.listOrders({ text, status, after: null });
    expect(page.items.map(({ id }) => id)).toEqual(ids);
    expect(page).toMatchObject({ total: ids.length, next: null });
  });

  test("finds an order by every beginning of its number, its e-mail and its items' words", () => {
    const orders = fc.record({
      id: fc.stringMatching(/^[A-Z0-9]{1,17}$/),
      customerEmail: fc.emailAddress(),
      name: fc.constantFrom("Large Eggs", "Double Yolkers"),
    });
    fc.assert(
      fc.property(orders, ({ id, customerEmail, name }) => {
        const items = anOrder().items.map((item) => ({ ...item, name }));
        const text = orderText(anOrder({ id, customerEmail, items }));
        for (const word of [id, customerEmail, ...name.split(" ")])
          for (let end = 1; end <= word.length; end += 1)
            expect(isFoundBy(word.slice(0, end))(text)).toBe(true);
      }),
    );
  });
});

test("listOrders pages through all orders once, the newest first", async () => {
  const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  const orders = Array.from({ length: 450 }, (_, index) =>
    anOrder({
      id: `N${index}`,
      date: minute(index),
      status: index % 2 === 0 ? "Pending" : "Completed",
    }),
  );
  const app = await aShopWith(orders);
  const found: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof app.shop.office.listOrders>> =
      await app.shop.office.listOrders({ text: "mabel", status: "Pending", after });
    expect(page.total).toBe(225);
    expect(page.items.length).toBeLessThanOrEqual(PAGE_SIZE);
    found.push(...page.items.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(found).toEqual(Array.from({ length: 225 }, (_, index) => `N${448 - 2 * index}`));
});
