import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aWaiting } from "#tests/support/records.ts";

const soldOut = async () => {
  const shop = aSharedShop();
  const stock = (large: number) => shop.records.inventory.save({ ...DEFAULT_INVENTORY, large });
  await stock(5);
  for (const email of ["mabel@example.com", "MABEL@example.com ", "ada@example.com"])
    expect(await shop.counter.joinWaitlist("large", email)).toEqual({ ok: true, value: null });
  return { ...shop, stock };
};

test("who waits is written to once, when a pack can be filled again, and then forgotten", async () => {
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

test("nobody looks at the shelf for eggs that nobody waits for", async () => {
  const { backgroundJobs, records } = aSharedShop();
  await records.waitlist.add(aWaiting({ category: "small", email: "mabel@example.com" }));
  expect(await backgroundJobs.tellWaitlist()).toBe(1);
  const [message] = (await records.messages.page(null)).items;
  expect(message?.subject).toBe("Small Eggs are back");
});

test("an address is kept as it is written, without the spaces around it", async () => {
  const { counter, records } = aSharedShop();
  await counter.joinWaitlist("large", " Mabel@example.com ");
  expect(await records.waitlist.of("large")).toMatchObject([{ email: "Mabel@example.com" }]);
});

test("eggs that are held for somebody are not back, until they are let go", async () => {
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

describe("who joins while there are eggs", () => {
  const joined = async (large: number) => {
    const shop = aSharedShop();
    const stock = (eggs: number) =>
      shop.records.inventory.save({ ...DEFAULT_INVENTORY, large: eggs });
    await stock(large);
    await shop.counter.joinWaitlist("large", "mabel@example.com");
    return { ...shop, stock, tell: () => shop.backgroundJobs.tellWaitlist() };
  };

  test("is told of them after twenty minutes", async () => {
    const { tell, wait } = await joined(12);
    expect(await tell()).toBe(0);
    wait(19);
    expect(await tell()).toBe(0);
    wait(1);
    expect(await tell()).toBe(1);
  });

  test("is told at once where more come in", async () => {
    const { tell, stock } = await joined(12);
    await stock(13);
    expect(await tell()).toBe(1);
  });

  test("is told of fewer than there were after twenty minutes, where they fill a pack", async () => {
    const { tell, stock, wait } = await joined(12);
    await stock(5);
    wait(20);
    expect(await tell()).toBe(0);
    await stock(6);
    expect(await tell()).toBe(1);
  });
});

test("who waits isn't told of eggs that were merely let go", async () => {
  const shop = aSharedShop();
  await shop.records.inventory.save({ ...DEFAULT_INVENTORY, large: 24 });
  const orderId = await shop.open();
  expect(await shop.offered()).toBe(12);
  await shop.counter.joinWaitlist("large", "mabel@example.com");
  await shop.counter.cancelPayment(orderId);
  expect(await shop.offered()).toBe(24);
  expect(await shop.backgroundJobs.tellWaitlist()).toBe(0);
});

test("who waited for eggs that were being sold is told once they are not", async () => {
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

test("who joined before anybody noted how many eggs there were is told after twenty minutes", async () => {
  const { records, backgroundJobs, wait } = aSharedShop();
  await records.waitlist.add(aWaiting({ eggsThen: null }));
  expect(await backgroundJobs.tellWaitlist()).toBe(0);
  wait(20);
  expect(await backgroundJobs.tellWaitlist()).toBe(1);
});

test("who was erased while others were written to is not", async () => {
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

test.each(["", "mabel", "a b@example.com", "@"])("'%s' is no e-mail to write to", async (email) => {
  const { counter, records } = aSharedShop();
  expect(await counter.joinWaitlist("large", email)).toMatchObject({
    refusal: { kind: "invalid-email" },
  });
  expect(await records.waitlist.of("large")).toEqual([]);
});
