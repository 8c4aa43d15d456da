import { describe, expect, test, vi } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { ProviderOrder } from "#core/payments/payment.ts";
import { Fault, type FaultCode } from "#ports/fault.ts";
import { agreeable, aShop, MABEL, memoryStores, openPayment, PAID } from "#tests/support/a-shop.ts";
import { aShopWithBasket } from "#tests/support/a-shop-with-basket.ts";
import { aTab, OLD_LINE } from "#tests/support/stored-tab.ts";

describe("money that the provider says it took before", () => {
  const takenBefore = async (seen: ProviderOrder | null) => {
    const capture = async () => Promise.reject(new Fault("payment-already-captured"));
    const gateway = agreeable({ capture, getOrder: async () => seen });
    const { app } = await aShopWithBasket({ gateway });
    const orderId = await openPayment(app);
    return { app, answer: app.visitor.buyer.takePayment(orderId) };
  };

  test("is recorded where the provider can be asked", async () => {
    const { app, answer } = await takenBefore({ kind: "captured", capture: PAID });
    expect(await answer).toMatchObject({ ok: true, value: { givenName: "Mabel" } });
    expect(await app.shop.counter.findOrders(MABEL.email)).toHaveLength(1);
  });

  test.each([null, { kind: "gone" }, { kind: "unapproved" }] as const)(
    "stays doubtful where the provider then says %j",
    async (seen) => {
      const { app, answer } = await takenBefore(seen);
      await expect(answer).rejects.toMatchObject({ code: "payment-already-captured" });
      expect(await app.shop.counter.findOrders(MABEL.email)).toEqual([]);
    },
  );
});

describe("a captured payment", () => {
  const failing = async (code: FaultCode) => {
    const stores = memoryStores();
    const add = vi.fn().mockRejectedValue(new Fault(code));
    const shop: typeof stores.shop = {
      ...stores.shop,
      unitOfWork: {
        run: (work) =>
          stores.shop.unitOfWork.run((stored) =>
            work({ ...stored, orders: { ...stored.orders, add } }),
          ),
      },
    };
    const { app } = await aShopWithBasket({ stores: { ...stores, shop } });
    const orderId = await openPayment(app);
    expect(await app.visitor.buyer.takePayment(orderId)).toEqual({
      ok: false,
      refusal: { kind: "paid-not-recorded", orderId },
    });
    return add.mock.calls.length;
  };

  test("is recorded with five tries while the shop is busy", async () => {
    expect(await failing("shop-busy")).toBe(5);
  });

  test("is recorded with one try where a retry is of no use", async () => {
    expect(await failing("storage-full")).toBe(1);
  });
});

test("a capture that fails with an unknown error leaves the payment capturing", async () => {
  const capture = async () => Promise.reject(new TypeError("no idea"));
  const { app } = await aShopWithBasket({ gateway: agreeable({ capture }) });
  const orderId = await openPayment(app);
  await expect(app.visitor.buyer.takePayment(orderId)).rejects.toThrow("no idea");
  expect(await app.shop.counter.getPaymentStates([orderId])).toEqual({ [orderId]: "capturing" });
});

test("a paid order is recorded after four conflicts", async () => {
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

test("takePayment answers paid-not-recorded where the storage refuses everything", async () => {
  const { stores, storage } = aTab({ cart: [OLD_LINE] });
  const capture = async () => {
    storage.setItem = () => {
      throw new DOMException("gone", "UnknownError");
    };
    return PAID;
  };
  const { app } = aShop({ stores, gateway: agreeable({ capture }) });
  const orderId = await openPayment(app);
  expect(await app.visitor.buyer.takePayment(orderId)).toEqual({
    ok: false,
    refusal: { kind: "paid-not-recorded", orderId },
  });
});

test("takePayment answers paid-not-recorded with the order id, and logs the cause", async () => {
  const stores = memoryStores();
  const full: typeof stores = {
    ...stores,
    shop: {
      ...stores.shop,
      unitOfWork: {
        run: (work) =>
          stores.shop.unitOfWork.run((stored) =>
            work({
              ...stored,
              orders: { ...stored.orders, add: () => Promise.reject(new Fault("storage-full")) },
            }),
          ),
      },
    },
  };
  const logged = vi.fn();
  const { app } = await aShopWithBasket({ stores: full, logged });
  const orderId = await openPayment(app);
  expect(await app.visitor.buyer.takePayment(orderId)).toEqual({
    ok: false,
    refusal: { kind: "paid-not-recorded", orderId: "PAY-1" },
  });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: "storage-full" }));
  expect(await app.shop.counter.getInventory()).toEqual(DEFAULT_INVENTORY);
  expect(await app.visitor.getCart()).toEqual([]);
});
