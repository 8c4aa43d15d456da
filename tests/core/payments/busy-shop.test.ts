import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { MABEL, memoryStores, openPayment } from "#tests/support/a-shop.ts";
import { aShopWithBasket } from "#tests/support/a-shop-with-basket.ts";

test("what was paid is recorded however busy the shop is", async () => {
  const stores = memoryStores();
  let conflicts = 4;
  const busy: typeof stores = {
    ...stores,
    shop: {
      ...stores.shop,
      unitOfWork: {
        run: (work) =>
          stores.shop.unitOfWork.run((stored) =>
            work({
              ...stored,
              orders: {
                ...stored.orders,
                add: async (order) => {
                  conflicts -= 1;
                  if (conflicts >= 0) throw new Fault("shop-busy");
                  await stored.orders.add(order);
                },
              },
            }),
          ),
      },
    },
  };
  const { app } = await aShopWithBasket({ stores: busy });
  const orderId = await openPayment(app);
  expect(await app.visitor.buyer.takePayment(orderId)).toMatchObject({ ok: true });
  expect(await app.shop.counter.findOrders(MABEL.email)).toHaveLength(1);
});
