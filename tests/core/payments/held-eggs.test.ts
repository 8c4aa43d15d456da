import { describe, expect, test } from "vitest";
import { addHours } from "#core/shared/calendar.ts";
import { aBusyShop, dozens, largeFor, open } from "#tests/support/a-busy-shop.ts";
import { agreeable, aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { sellingOnly } from "#tests/support/prices.ts";

describe("held eggs of the shared shop", () => {
  test("are off the offer, and the owner sees how many", async () => {
    const { visit } = aBusyShop();
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

  test("are released for good when the payment is cancelled", async () => {
    const { visit } = aBusyShop();
    const shop = visit();
    await open(shop, 7);
    await shop.counter.cancelPayment("PAY-1");
    expect(await largeFor(shop)).toBe(180);
    expect(await shop.counter.takePayment("PAY-1")).toMatchObject({
      refusal: { kind: "cancelled" },
    });
  });

  test("are held for a quarter of an hour", async () => {
    const { visit, wait } = aBusyShop();
    await open(visit(), 7);
    wait(0.25);
    expect(await largeFor(visit())).toBe(96);
    wait(0.26);
    expect(await largeFor(visit())).toBe(180);
  });

  test("stay held while the money is captured, and then leave the stock", async () => {
    const { visit, become, wait } = aBusyShop();
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

  test("are refused after the quarter of an hour where others have them", async () => {
    const { visit, wait } = aBusyShop();
    const [late, quick] = [visit(), visit()];
    await open(late, 10);
    wait(0.3);
    await open(quick, 7);
    expect(await late.counter.takePayment("PAY-1")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
    expect(await quick.counter.takePayment("PAY-2")).toMatchObject({ ok: true });
  });

  test("are held for another quarter of an hour where the agreement is renewed", async () => {
    const { visit, wait, records } = aBusyShop();
    const shop = visit();
    await open(shop, 7);
    wait(0.5);
    await shop.counter.takePayment("PAY-1");
    expect(await records.agreements.find("PAY-1")).toMatchObject({ openedAt: addHours(NOON, 0.5) });
  });

  test("are released when the same browser opens another payment, and not when another does", async () => {
    const { visit } = aBusyShop();
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
    const { visit, become } = aBusyShop();
    const mabel = visit();
    await open(mabel, 10);
    await become("PAY-1", "capturing");
    expect(await open(mabel, 6)).toMatchObject({ refusal: { kind: "not-enough-eggs" } });
    expect(await open(mabel, 5)).toMatchObject({ ok: true });
    expect(await largeFor(mabel)).toBe(0);
  });

  test("sell to no more buyers than there are eggs, where 20 open at once", async () => {
    const { visit } = aBusyShop();
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

test("a price that changes while the provider is asked doesn't change the agreement", async () => {
  const stores = memoryStores();
  const create = async () => {
    await stores.shop.records.prices.save(sellingOnly({ large: { 12: 400 } }));
    return { orderId: "PAY-1" };
  };
  const { app, records } = aShop({ stores, gateway: agreeable({ create }) });
  expect(await app.shop.counter.openPayment(dozens(1), "practice", 340)).toMatchObject({
    ok: true,
    value: { orderId: "PAY-1", purchase: { total: 340 } },
  });
  expect(await records.agreements.find("PAY-1")).toMatchObject({ purchase: { total: 340 } });
});

test("findOrders shows a browser its own orders, and no other of the same e-mail", async () => {
  const { visit, records } = aBusyShop();
  const [mabel, other] = [visit(), visit()];
  await open(mabel, 1);
  await mabel.counter.takePayment("PAY-1");
  await records.orders.add(anOrder({ id: "ELSEWHERE" }));
  const found = await mabel.counter.findOrders("mabel@example.com");
  expect(found.map(({ id }) => id)).toEqual(["PAY-1"]);
  expect(await other.counter.findOrders("mabel@example.com")).toEqual([]);
});

test("eggs stay held for an earlier payment where the buyer's next one can't be opened", async () => {
  const { visit, fail } = aBusyShop();
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
