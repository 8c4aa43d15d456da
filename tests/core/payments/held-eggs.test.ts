import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { addHours } from "#core/shared/calendar.ts";
import { sharedShop } from "#core/shared-shop.ts";
import { Fault } from "#ports/fault.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import { agreeable, aShop, countingIds, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

/** What one browser can show for the orders it has placed. */
const aBrowser = (): OrderLookups => {
  const mine: string[] = [];
  return {
    mine: async () => [...mine],
    remember: async (orderId) => void mine.unshift(orderId),
    proven: async () => [],
    prove: async () => undefined,
  };
};

/** A shop that several people visit, each with a counter of their own. */
const aSharedShop = () => {
  const time = { now: NOON };
  const gateway = agreeable();
  let isReachable = true;
  const given = {
    stores: memoryStores(),
    ids: countingIds(),
    clock: { now: () => time.now },
    gateway: {
      ...gateway,
      create: async (purchase: Purchase, reference: string) => {
        if (!isReachable) throw new Fault("payment-unreachable");
        return gateway.create(purchase, reference);
      },
    },
    shared: sharedShop("http://localhost:4180"),
  };
  const visit = () => aShop({ ...given, lookups: aBrowser() }).app.shop;
  return {
    visit,
    records: given.stores.shop.records,
    fail: () => {
      isReachable = false;
    },
    wait: (hours: number) => {
      time.now = addHours(NOON, hours);
    },
  };
};

const dozens = (quantity: number) =>
  [{ category: "large", packSize: 12, deliveryMethod: "delivery", quantity }] as const;

const open = (shop: ReturnType<ReturnType<typeof aSharedShop>["visit"]>, quantity: number) =>
  shop.counter.openPayment(dozens(quantity), "practice", quantity * 340);

const largeFor = async (shop: ReturnType<ReturnType<typeof aSharedShop>["visit"]>) =>
  (await shop.counter.getInventory()).large;

describe("eggs that somebody is paying for, in a shop that several people visit,", () => {
  test("are held for that one, and the owner sees how many", async () => {
    const { visit } = aSharedShop();
    const [mabel, ada] = [visit(), visit()];
    expect(await open(mabel, 10)).toMatchObject({ ok: true });
    expect(await largeFor(ada)).toBe(60);
    expect(await ada.office.getStockSheet()).toMatchObject({
      large: { eggs: 180, held: 120 },
      small: { eggs: 150, held: 0 },
    });
    expect(await open(ada, 6)).toMatchObject({ refusal: { kind: "not-enough-eggs" } });
    expect(await open(ada, 5)).toMatchObject({ ok: true });
    expect(await largeFor(ada)).toBe(0);
  });

  test("are let go when the payment is cancelled, and for good", async () => {
    const { visit } = aSharedShop();
    const shop = visit();
    await open(shop, 10);
    await shop.counter.cancelPayment("PAY-1");
    expect(await largeFor(shop)).toBe(180);
    expect(await shop.counter.takePayment("PAY-1")).toMatchObject({
      refusal: { kind: "cancelled" },
    });
  });

  test("are held for a quarter of an hour", async () => {
    const { visit, wait } = aSharedShop();
    await open(visit(), 10);
    wait(0.25);
    expect(await largeFor(visit())).toBe(60);
    wait(0.26);
    expect(await largeFor(visit())).toBe(180);
  });

  test("are held while the money is taken, and then leave the shelf", async () => {
    const { visit, records } = aSharedShop();
    const shop = visit();
    await open(shop, 10);
    const stored = await records.agreements.find("PAY-1");
    if (stored) await records.agreements.replace({ ...stored, state: "capturing" });
    expect(await largeFor(shop)).toBe(60);
    await shop.counter.takePayment("PAY-1");
    expect(await largeFor(shop)).toBe(60);
    expect((await shop.office.getStockSheet()).large).toMatchObject({ eggs: 60, held: 0 });
  });

  test("are looked for among the others once the quarter of an hour is over", async () => {
    const { visit, wait } = aSharedShop();
    const [late, quick] = [visit(), visit()];
    await open(late, 10);
    wait(0.3);
    await open(quick, 10);
    expect(await late.counter.takePayment("PAY-1")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
    expect(await quick.counter.takePayment("PAY-2")).toMatchObject({ ok: true });
  });

  test("are let go when the same browser opens another payment, and not when another does", async () => {
    const { visit } = aSharedShop();
    const [mabel, ada] = [visit(), visit()];
    await open(mabel, 10);
    await open(ada, 5);
    expect(await open(mabel, 10)).toMatchObject({ ok: true });
    expect(await largeFor(ada)).toBe(0);
    expect(await mabel.counter.getPaymentStates(["PAY-1", "PAY-2"])).toEqual({
      "PAY-1": "cancelled",
      "PAY-2": "opened",
    });
  });

  test("stay held while the same browser's earlier payment is being taken", async () => {
    const { visit, records } = aSharedShop();
    const [mabel, ada] = [visit(), visit()];
    await open(mabel, 10);
    const stored = await records.agreements.find("PAY-1");
    if (stored) await records.agreements.replace({ ...stored, state: "capturing" });
    expect(await open(mabel, 6)).toMatchObject({ refusal: { kind: "not-enough-eggs" } });
    expect(await open(mabel, 5)).toMatchObject({ ok: true });
    expect(await largeFor(ada)).toBe(0);
    expect(await records.agreements.find("PAY-1")).toMatchObject({ state: "capturing" });
  });

  test("are let go when their buyer gives up while the money is being taken", async () => {
    const { visit, records } = aSharedShop();
    const shop = visit();
    await open(shop, 10);
    const stored = await records.agreements.find("PAY-1");
    if (stored) await records.agreements.replace({ ...stored, state: "abandoned" });
    expect(await largeFor(shop)).toBe(180);
  });

  test("may be more than the owner then counts: nothing is on offer, and what is there is taken first", async () => {
    const { visit, records } = aSharedShop();
    const [mabel, ada] = [visit(), visit()];
    await open(mabel, 5);
    await open(ada, 5);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 70 });
    expect(await largeFor(mabel)).toBe(0);
    expect(await mabel.counter.takePayment("PAY-1")).toMatchObject({ ok: true });
    expect(await ada.counter.takePayment("PAY-2")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
  });

  test("that others took while the provider was asked are refused before they are held twice", async () => {
    const { visit } = aSharedShop();
    const shops = Array.from({ length: 20 }, visit);
    const answers = await Promise.all(shops.map((shop) => open(shop, 5)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await largeFor(visit())).toBe(0);
  });
});

test("a price that changes while the provider is asked changes nothing that is agreed", async () => {
  const stores = memoryStores();
  const create = async () => {
    await stores.shop.records.prices.save({ ...DEFAULT_PRICES, large: { 12: 400 } });
    return { orderId: "PAY-1" };
  };
  const { app, records } = aShop({ stores, gateway: agreeable({ create }) });
  expect(await app.shop.counter.openPayment(dozens(1), "practice", 340)).toMatchObject({
    ok: true,
    value: { orderId: "PAY-1", purchase: { total: 340 } },
  });
  expect(await records.agreements.find("PAY-1")).toMatchObject({ purchase: { total: 340 } });
});

test("a browser sees the orders that it has placed, and no other of the same e-mail", async () => {
  const { visit, records } = aSharedShop();
  const [mabel, other] = [visit(), visit()];
  await open(mabel, 1);
  await mabel.counter.takePayment("PAY-1");
  await records.orders.add(anOrder({ id: "ELSEWHERE" }));
  const found = await mabel.counter.findOrders("mabel@example.com");
  expect(found.map(({ id }) => id)).toEqual(["PAY-1"]);
  expect(await other.counter.findOrders("mabel@example.com")).toEqual([]);
});

test("eggs stay held for the earlier payment of a buyer whose next one comes to nothing", async () => {
  const { visit, fail } = aSharedShop();
  const [mabel, ada] = [visit(), visit()];
  const first = await open(mabel, 10);
  const orderId = first.ok ? first.value.orderId : "";
  expect(await open(mabel, 16)).toMatchObject({ refusal: { kind: "not-enough-eggs" } });
  expect(await largeFor(ada)).toBe(60);
  fail();
  await expect(open(mabel, 12)).rejects.toMatchObject({ code: "payment-unreachable" });
  expect(await largeFor(ada)).toBe(60);
  expect(await mabel.counter.takePayment(orderId)).toMatchObject({ ok: true });
});
