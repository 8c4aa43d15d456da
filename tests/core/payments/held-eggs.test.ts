import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { AgreementState } from "#core/payments/agreement-state.ts";
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
  const { records } = given.stores.shop;
  const visit = (address = "") => aShop({ ...given, address, lookups: aBrowser() }).app.shop;
  return {
    visit,
    records,
    /** What a payment is in, whatever it was. */
    become: async (orderId: string, state: AgreementState) => {
      const stored = await records.agreements.find(orderId);
      if (stored) await records.agreements.replace({ ...stored, state });
    },
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
    expect(await open(mabel, 7)).toMatchObject({ ok: true });
    expect(await largeFor(ada)).toBe(96);
    expect(await ada.office.getStockSheet()).toMatchObject({
      large: { eggs: 180, held: 84 },
      small: { eggs: 150, held: 0 },
    });
    expect(await open(ada, 9)).toMatchObject({ refusal: { kind: "not-enough-eggs" } });
    expect(await open(ada, 8)).toMatchObject({ ok: true });
  });

  test("are let go when the payment is cancelled, and for good", async () => {
    const { visit } = aSharedShop();
    const shop = visit();
    await open(shop, 7);
    await shop.counter.cancelPayment("PAY-1");
    expect(await largeFor(shop)).toBe(180);
    expect(await shop.counter.takePayment("PAY-1")).toMatchObject({
      refusal: { kind: "cancelled" },
    });
  });

  test("are held for a quarter of an hour", async () => {
    const { visit, wait } = aSharedShop();
    await open(visit(), 7);
    wait(0.25);
    expect(await largeFor(visit())).toBe(96);
    wait(0.26);
    expect(await largeFor(visit())).toBe(180);
  });

  test("are held while the money is taken, however long that is, and then leave the shelf", async () => {
    const { visit, become, wait } = aSharedShop();
    const shop = visit();
    await open(shop, 15);
    for (const state of ["capturing", "abandoned", "pending"] as const) {
      await become("PAY-1", state);
      wait(9);
      expect(await largeFor(shop)).toBe(0);
    }
    await become("PAY-1", "capturing");
    await shop.counter.takePayment("PAY-1");
    expect((await shop.office.getStockSheet()).large).toMatchObject({ eggs: 0, held: 0 });
  });

  test("are looked for among the others once the quarter of an hour is over", async () => {
    const { visit, wait } = aSharedShop();
    const [late, quick] = [visit(), visit()];
    await open(late, 10);
    wait(0.3);
    await open(quick, 7);
    expect(await late.counter.takePayment("PAY-1")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
    expect(await quick.counter.takePayment("PAY-2")).toMatchObject({ ok: true });
  });

  test("stand for another quarter of an hour where they are found there", async () => {
    const { visit, wait, records } = aSharedShop();
    const shop = visit();
    await open(shop, 7);
    wait(0.5);
    await shop.counter.takePayment("PAY-1");
    expect(await records.agreements.find("PAY-1")).toMatchObject({ openedAt: addHours(NOON, 0.5) });
  });

  test("are let go when the same browser opens another payment, and not when another does", async () => {
    const { visit } = aSharedShop();
    const [mabel, ada] = [visit(), visit()];
    await open(mabel, 4);
    await open(ada, 3);
    expect(await open(mabel, 12)).toMatchObject({ ok: true });
    expect(await largeFor(ada)).toBe(144);
    expect(await mabel.counter.getPaymentStates(["PAY-1", "PAY-2"])).toEqual({
      "PAY-1": "cancelled",
      "PAY-2": "opened",
    });
  });

  test("stay held while the same browser's earlier payment is being taken", async () => {
    const { visit, become } = aSharedShop();
    const mabel = visit();
    await open(mabel, 10);
    await become("PAY-1", "capturing");
    expect(await open(mabel, 6)).toMatchObject({ refusal: { kind: "not-enough-eggs" } });
    expect(await open(mabel, 5)).toMatchObject({ ok: true });
    expect(await largeFor(mabel)).toBe(0);
  });

  test("that others took while the provider was asked are refused before they are held twice", async () => {
    const { visit } = aSharedShop();
    const shops = Array.from({ length: 20 }, visit);
    const answers = await Promise.all(shops.map((shop) => open(shop, 5)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(await largeFor(visit())).toBe(120);
    const taken = await Promise.all(
      shops.map((shop, at) => shop.counter.takePayment(`PAY-${at + 1}`)),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(3);
  });
});

describe("payments that nobody has approved", () => {
  test("hold together at most half of the shelf, each whole or not at all, in the order of opening", async () => {
    const { visit } = aSharedShop();
    await open(visit(), 6);
    await open(visit(), 5);
    await open(visit(), 1);
    expect(await largeFor(visit())).toBe(180 - 84);
    await visit().counter.cancelPayment("PAY-1");
    expect(await largeFor(visit())).toBe(180 - 72);
  });

  test("hold half rounded down", async () => {
    const { visit, records } = aSharedShop();
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 23 });
    await open(visit(), 1);
    expect(await largeFor(visit())).toBe(23);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 24 });
    expect(await largeFor(visit())).toBe(12);
  });

  test("of one address hold together at most a quarter, and those of others are held beside them", async () => {
    const { visit } = aSharedShop();
    await open(visit("a phone"), 3);
    await open(visit("a phone"), 1);
    expect(await largeFor(visit())).toBe(180 - 36);
    await open(visit("another"), 3);
    expect(await largeFor(visit())).toBe(180 - 72);
  });

  test("sell nobody out: one request for every egg holds none", async () => {
    const { visit } = aSharedShop();
    expect(await open(visit("a stranger"), 15)).toMatchObject({ ok: true });
    expect(await largeFor(visit())).toBe(180);
    expect(await open(visit(), 1)).toMatchObject({ ok: true });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({ ok: true });
  });

  test("are held whole in all their categories or in none", async () => {
    const { visit } = aSharedShop();
    const both = [
      ...dozens(2),
      { category: "small", packSize: 30, deliveryMethod: "delivery", quantity: 3 },
    ] as const;
    await visit().counter.openPayment(both, "practice", 2 * 340 + 3 * 600);
    expect(await visit().counter.getInventory()).toMatchObject({ large: 180, small: 150 });
  });
});

describe("a capture", () => {
  test("goes before payments that were opened later, held or not", async () => {
    const { visit } = aSharedShop();
    await open(visit(), 15);
    await open(visit(), 7);
    expect(await visit().counter.takePayment("PAY-1")).toMatchObject({ ok: true });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
  });

  test("leaves the eggs of those that were opened earlier and are held", async () => {
    const { visit } = aSharedShop();
    await open(visit(), 7);
    await open(visit(), 8);
    await visit().counter.cancelPayment("PAY-1");
    await open(visit(), 8);
    expect(await visit().counter.takePayment("PAY-3")).toMatchObject({ ok: true });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
  });

  test("that is repeated is not refused for what was held since", async () => {
    const { visit, become, records } = aSharedShop();
    await open(visit(), 7);
    await open(visit(), 8);
    await become("PAY-2", "capturing");
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 170 });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({ ok: true });
  });

  test("is refused where the owner has counted fewer eggs, before any money moves", async () => {
    const { visit, records } = aSharedShop();
    await open(visit(), 5);
    await open(visit(), 5);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 70 });
    expect(await visit().counter.takePayment("PAY-1")).toMatchObject({ ok: true });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
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
  const first = await open(mabel, 7);
  const orderId = first.ok ? first.value.orderId : "";
  expect(await open(mabel, 16)).toMatchObject({ refusal: { kind: "not-enough-eggs" } });
  expect(await largeFor(ada)).toBe(96);
  fail();
  await expect(open(mabel, 12)).rejects.toMatchObject({ code: "payment-unreachable" });
  expect(await largeFor(ada)).toBe(96);
  expect(await mabel.counter.takePayment(orderId)).toMatchObject({ ok: true });
});
