import { expect, test } from "vitest";
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
  const { stock, caretaker, messages, records } = await soldOut();
  expect(await caretaker.tellWaitlist()).toBe(0);
  await stock(6);
  expect(await caretaker.tellWaitlist()).toBe(2);
  expect(await caretaker.tellWaitlist()).toBe(0);
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
  const { caretaker, records } = aSharedShop();
  await records.waitlist.add(aWaiting({ category: "small", email: "mabel@example.com" }));
  expect(await caretaker.tellWaitlist()).toBe(1);
  const [message] = (await records.messages.page(null)).items;
  expect(message?.subject).toBe("Small Eggs are back");
});

test("an address is kept as it is written, without the spaces around it", async () => {
  const { counter, records } = aSharedShop();
  await counter.joinWaitlist("large", " Mabel@example.com ");
  expect(await records.waitlist.of("large")).toMatchObject([{ email: "Mabel@example.com" }]);
});

test("eggs that are held for somebody are not back, until they are let go", async () => {
  const { stock, caretaker, open, messages, records } = await soldOut();
  await stock(12);
  const orderId = await open();
  const opened = await records.agreements.find(orderId);
  if (opened) await records.agreements.replace({ ...opened, state: "capturing" });
  expect(await caretaker.tellWaitlist()).toBe(0);
  if (opened) await records.agreements.replace({ ...opened, state: "cancelled" });
  expect(await caretaker.tellWaitlist()).toBe(2);
  expect(await messages()).toHaveLength(2);
});

test.each(["", "mabel", "a b@example.com", "@"])("'%s' is no e-mail to write to", async (email) => {
  const { counter, records } = aSharedShop();
  expect(await counter.joinWaitlist("large", email)).toMatchObject({
    refusal: { kind: "invalid-email" },
  });
  expect(await records.waitlist.of("large")).toEqual([]);
});
