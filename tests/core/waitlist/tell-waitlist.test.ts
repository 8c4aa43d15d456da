import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { sellingOnly } from "#tests/support/prices.ts";
import { aWaiting } from "#tests/support/records.ts";

const soldOut = async () => {
  const shop = aSharedShop();
  const stock = (large: number) => shop.records.inventory.save({ ...DEFAULT_INVENTORY, large });
  await stock(5);
  for (const email of ["mabel@example.com", "MABEL@example.com ", "ada@example.com"])
    expect(await shop.counter.joinWaitlist("large", email)).toEqual({ ok: true, value: null });
  return { ...shop, stock };
};

test("tellWaitlist writes once to each address when a pack can be filled again, and forgets it", async () => {
  const { stock, backgroundJobs, messages, records } = await soldOut();
  expect(await backgroundJobs.tellWaitlist()).toBe(0);
  await stock(6);
  expect(await backgroundJobs.tellWaitlist()).toBe(2);
  expect(await backgroundJobs.tellWaitlist()).toBe(0);
  expect(await messages()).toEqual([
    "back-in-stock to ada@example.com",
    "back-in-stock to mabel@example.com",
  ]);
  expect(await records.waitlist.of("large")).toEqual([]);
  for (const { id, text } of (await records.messages.page(null)).items) {
    expect(id).toMatch(/^.+-back-in-stock$/);
    expect(text).toContain("Go to the shop:\nhttps://eggs.example/\n");
  }
});

test("tellWaitlist looks only at eggs that customers wait for", async () => {
  const { backgroundJobs, records } = aSharedShop();
  await records.waitlist.add(aWaiting({ category: "small", email: "mabel@example.com" }));
  expect(await backgroundJobs.tellWaitlist()).toBe(1);
  const [message] = (await records.messages.page(null)).items;
  expect(message?.subject).toBe("Small Eggs are back");
});

test("joinWaitlist keeps an address as it is written, without the spaces around it", async () => {
  const { counter, records } = aSharedShop();
  await counter.joinWaitlist("large", " Mabel@example.com ");
  expect(await records.waitlist.of("large")).toMatchObject([{ email: "Mabel@example.com" }]);
});

test("tellWaitlist waits while the eggs are held for a payment", async () => {
  const { stock, backgroundJobs, open, messages, records } = await soldOut();
  await stock(12);
  const orderId = await open();
  const opened = await records.agreements.find(orderId);
  if (opened) await records.agreements.replace({ ...opened, state: "capturing" });
  expect(await backgroundJobs.tellWaitlist()).toBe(0);
  if (opened) await records.agreements.replace({ ...opened, state: "cancelled" });
  expect(await backgroundJobs.tellWaitlist()).toBe(2);
  expect(await messages()).toHaveLength(2);
});

describe("tellWaitlist for a person who joined while there were eggs", () => {
  const joined = async (large: number) => {
    const shop = aSharedShop();
    const stock = (eggs: number) =>
      shop.records.inventory.save({ ...DEFAULT_INVENTORY, large: eggs });
    await stock(large);
    await shop.counter.joinWaitlist("large", "mabel@example.com");
    return { ...shop, stock, tell: () => shop.backgroundJobs.tellWaitlist() };
  };

  test("writes after twenty minutes", async () => {
    const { tell, wait } = await joined(12);
    expect(await tell()).toBe(0);
    wait(19);
    expect(await tell()).toBe(0);
    wait(1);
    expect(await tell()).toBe(1);
  });

  test("writes at once where more eggs come in", async () => {
    const { tell, stock } = await joined(12);
    await stock(13);
    expect(await tell()).toBe(1);
  });

  test("writes of fewer eggs than there were after twenty minutes, where they fill a pack", async () => {
    const { tell, stock, wait } = await joined(12);
    await stock(5);
    wait(20);
    expect(await tell()).toBe(0);
    await stock(6);
    expect(await tell()).toBe(1);
  });
});

test("tellWaitlist ignores eggs that were merely held and released", async () => {
  const shop = aSharedShop();
  await shop.records.inventory.save({ ...DEFAULT_INVENTORY, large: 24 });
  const orderId = await shop.open();
  expect(await shop.offered()).toBe(12);
  await shop.counter.joinWaitlist("large", "mabel@example.com");
  await shop.counter.cancelPayment(orderId);
  expect(await shop.offered()).toBe(24);
  expect(await shop.backgroundJobs.tellWaitlist()).toBe(0);
});

test("tellWaitlist writes once a sale of the eggs has failed", async () => {
  const shop = aSharedShop();
  await shop.records.inventory.save({ ...DEFAULT_INVENTORY, large: 12 });
  const orderId = await shop.open();
  const opened = await shop.records.agreements.find(orderId);
  for (const state of ["capturing", "abandoned", "pending"] as const) {
    if (opened) await shop.records.agreements.replace({ ...opened, state });
    await shop.counter.joinWaitlist("large", `${state}@example.com`);
    expect(await shop.backgroundJobs.tellWaitlist()).toBe(0);
  }
  if (opened) await shop.records.agreements.replace({ ...opened, state: "denied" });
  expect(await shop.backgroundJobs.tellWaitlist()).toBe(3);
});

test("tellWaitlist writes after twenty minutes where the eggs at the joining are unknown", async () => {
  const { records, backgroundJobs, wait } = aSharedShop();
  await records.waitlist.add(aWaiting({ eggsThen: null }));
  expect(await backgroundJobs.tellWaitlist()).toBe(0);
  wait(20);
  expect(await backgroundJobs.tellWaitlist()).toBe(1);
});

test("tellWaitlist skips a person who was erased meanwhile", async () => {
  const { records, backgroundJobs, messages } = aSharedShop();
  await records.waitlist.add(aWaiting({ id: "A" }));
  await records.waitlist.add(aWaiting({ id: "B", email: "ada@example.com" }));
  const { of } = records.waitlist;
  records.waitlist.of = async (category) => {
    const waiting = await of(category);
    await records.waitlist.remove("B");
    return waiting;
  };
  expect(await backgroundJobs.tellWaitlist()).toBe(1);
  expect(await messages()).toEqual(["back-in-stock to mabel@example.com"]);
});

test.each(["", "mabel", "a b@example.com", "@"])("joinWaitlist refuses '%s'", async (email) => {
  const { counter, records } = aSharedShop();
  expect(await counter.joinWaitlist("large", email)).toMatchObject({
    refusal: { kind: "invalid-email", why: "no-email" },
  });
  expect(await records.waitlist.of("large")).toEqual([]);
});

describe("while no pack of a category is for sale", () => {
  const notForSale = (shop: ReturnType<typeof aSharedShop>) =>
    shop.records.prices.save(sellingOnly({ large: { 6: 0, 12: 0, 18: 0, 30: 0 } }));

  test("joinWaitlist refuses it, and notes no address", async () => {
    const shop = aSharedShop();
    await notForSale(shop);
    expect(await shop.counter.joinWaitlist("large", "mabel@example.com")).toEqual({
      ok: false,
      refusal: { kind: "not-for-sale" },
    });
    expect(await shop.records.waitlist.of("large")).toEqual([]);
    expect(await shop.counter.joinWaitlist("small", "mabel@example.com")).toMatchObject({
      ok: true,
    });
  });

  test("tellWaitlist writes only once a pack is for sale again", async () => {
    const shop = await soldOut();
    await shop.stock(180);
    await shop.records.prices.save(sellingOnly({ large: {} }));
    expect(await shop.backgroundJobs.tellWaitlist()).toBe(0);
    expect(await shop.records.waitlist.of("large")).toHaveLength(2);
    await shop.records.prices.save(sellingOnly({ large: { 30: 800 } }));
    expect(await shop.backgroundJobs.tellWaitlist()).toBe(2);
  });
});
