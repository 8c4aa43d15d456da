import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aSharedShop, LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { MABEL, NOON } from "#tests/support/a-shop.ts";

const TO_COLLECT = 2 * (DEFAULT_PRICES.small[6] ?? 0);
const SHELF = DEFAULT_INVENTORY.large;

describe("money that is here", () => {
  test("makes an order of its agreement, with who and where, and takes its eggs", async () => {
    const { open, provider, counter, order, eggs, messages } = aSharedShop();
    const orderId = await open([LARGE_DOZEN], 340, " Ring twice ");
    provider.approve(orderId);
    expect(await counter.takePayment(orderId)).toEqual({
      ok: true,
      value: { orderId, givenName: "Mabel", isPending: false, email: "mabel@example.com" },
    });
    expect(await order(orderId)).toMatchObject({
      id: orderId,
      status: "Pending",
      total: 340,
      customerEmail: MABEL.email,
      customerName: "Mabel Hen",
      address: AT_HOME,
      note: "Ring twice",
      paymentMethod: "paypal",
      captureId: `MONEY-OF-${orderId}`,
      money: [{ kind: "sale", amount: 340, fee: 30, how: "paypal" }],
      log: [{ at: NOON, kind: "paid" }],
    });
    expect(await eggs()).toBe(SHELF - 12);
    expect(await messages()).toEqual(["new-order to owner", "order-paid to mabel@example.com"]);
  });

  test("is recorded once, whichever source brings the news", async () => {
    const { open, provider, counter, backgroundJobs, wait, sweep, records, eggs, messages } =
      aSharedShop();
    const orderId = await open();
    provider.approve(orderId);
    const event = { orderId, captureId: null, isReversal: false };
    const take = () => counter.takePayment(orderId);
    await Promise.all([take(), backgroundJobs.receiveWebhook(event), take()]);
    wait(1);
    await sweep();
    await backgroundJobs.receiveWebhook(event);
    await take();
    expect((await records.orders.page({ text: "", status: "All", after: null })).total).toBe(1);
    expect(await eggs()).toBe(SHELF - 12);
    expect(await messages()).toHaveLength(2);
    expect(provider.captures()).toBe(1);
  });

  test("is captured under one idempotency key until the provider declines", async () => {
    const { open, provider, counter } = aSharedShop();
    const orderId = await open([SMALL_TO_COLLECT], TO_COLLECT);
    provider.approve(orderId);
    const codes = ["payment-doubtful", "payment-doubtful", "payment-declined"] as const;
    for (const code of codes) {
      provider.fail(code);
      await counter.takePayment(orderId).catch(() => undefined);
    }
    await counter.takePayment(orderId);
    const [first, ...others] = provider.keys;
    expect(others.slice(0, 2)).toEqual([first, first]);
    expect(others.at(-1)).toBe(first?.replace(/1$/, "2"));
    expect(provider.captures()).toBe(1);
  });

  test("whose answer was lost is found by reconciliation", async () => {
    const { open, provider, counter, wait, sweep, order, eggs } = aSharedShop();
    const orderId = await open();
    provider.approve(orderId);
    provider.fail("payment-doubtful", true);
    await expect(counter.takePayment(orderId)).rejects.toMatchObject({ code: "payment-doubtful" });
    expect(await sweep()).toEqual([]);
    wait(0.5);
    expect(await sweep()).toEqual([{ orderId, found: "recorded" }]);
    expect(await order(orderId)).toMatchObject({ status: "Pending" });
    expect(await eggs()).toBe(SHELF - 12);
    expect(await sweep()).toEqual([]);
  });

  test("that isn't what was agreed makes an order that needs attention", async () => {
    const { open, provider, counter, order, eggs, messages } = aSharedShop();
    const orderId = await open();
    provider.approve(orderId);
    provider.tell({ paid: { amount: 339, currency: "GBP" } });
    expect(await counter.takePayment(orderId)).toMatchObject({ ok: true });
    expect(await order(orderId)).toMatchObject({
      status: "Needs attention",
      total: 340,
      log: [{ kind: "paid" }, { kind: "disagrees", detail: "3.39 paid, 3.40 agreed" }],
    });
    expect(await eggs()).toBe(SHELF - 12);
    expect(await messages()).toContain("needs-attention to owner");
  });

  test.each([
    ["another currency", { amount: 340, currency: "EUR" }],
    ["another agreement", { amount: 340, currency: "GBP", reference: "ANOTHER" }],
    ["somebody else", { amount: 340, currency: "GBP", payee: "A-STRANGER" }],
    ["nobody knows how much", { amount: null, currency: "GBP" }],
  ])("for %s needs attention", async (_what, paid) => {
    const { open, provider, counter, order } = aSharedShop();
    const orderId = await open();
    provider.approve(orderId);
    provider.tell({ paid });
    await counter.takePayment(orderId);
    expect(await order(orderId)).toMatchObject({ status: "Needs attention" });
  });

  test("is never refused for want of eggs: the stock stops at 0, and the log says how many lack", async () => {
    const { open, provider, counter, wait, sweep, records, order, eggs } = aSharedShop();
    const orderId = await open();
    provider.approve(orderId);
    provider.fail("payment-doubtful", true);
    await counter.takePayment(orderId).catch(() => undefined);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 5 });
    wait(0.5);
    await sweep();
    expect(await order(orderId)).toMatchObject({
      status: "Needs attention",
      log: [{ kind: "paid" }, { kind: "eggs-short", detail: "7" }],
    });
    expect(await eggs()).toBe(0);
  });

  test("that came for a payment the buyer had given up becomes an order all the same", async () => {
    const { open, provider, counter, wait, sweep, order } = aSharedShop();
    const orderId = await open();
    provider.approve(orderId);
    provider.fail("payment-doubtful", true);
    await counter.takePayment(orderId).catch(() => undefined);
    await counter.cancelPayment(orderId);
    expect(await counter.getPaymentStates([orderId])).toEqual({ [orderId]: "abandoned" });
    wait(0.5);
    await sweep();
    expect(await order(orderId)).toMatchObject({ status: "Pending" });
  });
});

describe("money that is pending", () => {
  const pending = async () => {
    const shop = aSharedShop();
    const orderId = await shop.open();
    shop.provider.approve(orderId);
    shop.provider.tell({ state: "pending" });
    expect(await shop.counter.takePayment(orderId)).toMatchObject({ value: { isPending: true } });
    return { ...shop, orderId };
  };

  test("makes an order that waits for it and holds its eggs, however long", async () => {
    const { orderId, order, eggs, offered, messages, wait, sweep } = await pending();
    wait(60 * 24 * 3);
    await sweep();
    expect(await order(orderId)).toMatchObject({ status: "Awaiting payment" });
    expect([await eggs(), await offered()]).toEqual([SHELF, SHELF - 12]);
    expect(await messages()).toEqual([]);
  });

  test("makes that order one to pack when it comes, and writes then", async () => {
    const { orderId, order, eggs, offered, messages, provider, wait, sweep } = await pending();
    provider.captureBecomes(orderId, { state: "completed" });
    wait(1);
    await sweep();
    expect(await order(orderId)).toMatchObject({
      status: "Pending",
      log: [{ kind: "checked" }, { kind: "paid" }],
    });
    expect([await eggs(), await offered()]).toEqual([SHELF - 12, SHELF - 12]);
    expect(await messages()).toHaveLength(2);
  });

  test("cancels that order when it is denied, offers its eggs again and writes to the customer", async () => {
    const { orderId, order, offered, messages, provider, backgroundJobs } = await pending();
    provider.captureBecomes(orderId, { state: "denied" });
    await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
    expect(await order(orderId)).toMatchObject({ status: "Cancelled" });
    expect(await offered()).toBe(SHELF);
    expect(await messages()).toEqual(["payment-denied to mabel@example.com"]);
  });
});

describe("before any money moves,", () => {
  test("takePayment refuses an unapproved payment, which the buyer may still approve", async () => {
    const { open, provider, counter } = aSharedShop();
    const orderId = await open();
    expect(await counter.takePayment(orderId)).toEqual({
      ok: false,
      refusal: { kind: "not-approved" },
    });
    provider.approve(orderId);
    expect(await counter.takePayment(orderId)).toMatchObject({ ok: true });
  });

  test("takePayment refuses a declined card, and accepts another one", async () => {
    const { open, provider, counter } = aSharedShop();
    const orderId = await open([SMALL_TO_COLLECT], TO_COLLECT);
    provider.approve(orderId);
    provider.fail("payment-declined");
    expect(await counter.takePayment(orderId)).toMatchObject({
      refusal: { kind: "payment-declined" },
    });
    expect(await counter.takePayment(orderId)).toMatchObject({ ok: true });
    expect(provider.captures()).toBe(1);
  });

  test("takePayment refuses what the provider refuses for good, and releases the eggs", async () => {
    const { open, provider, counter, records } = aSharedShop();
    const orderId = await open([SMALL_TO_COLLECT], TO_COLLECT);
    provider.approve(orderId);
    provider.fail("payment-refused");
    expect(await counter.takePayment(orderId)).toMatchObject({
      refusal: { kind: "payment-refused" },
    });
    expect(await records.agreements.find(orderId)).toMatchObject({ state: "cancelled" });
  });

  test.each(["SW1A 1AA", "RH1 2AB", "RH100 1AA", "RH10 AB1", ""])(
    "takePayment refuses a delivery to %s, and releases its eggs",
    async (postcode) => {
      const { open, provider, counter, offered } = aSharedShop();
      const orderId = await open();
      provider.approve(orderId, { ...MABEL, address: { ...AT_HOME, postcode } });
      expect(await counter.takePayment(orderId)).toEqual({
        ok: false,
        refusal: { kind: "outside-delivery-area" },
      });
      expect(provider.captures()).toBe(0);
      expect(await offered()).toBe(SHELF);
    },
  );

  test.each(["RH10 1AA", "rh11 0xx", "RH101AA", " rh10  1aa "])(
    "takePayment accepts a delivery to %s, where the farm delivers",
    async (postcode) => {
      const { open, provider, counter } = aSharedShop();
      const orderId = await open();
      provider.approve(orderId, { ...MABEL, address: { ...AT_HOME, postcode } });
      expect(await counter.takePayment(orderId)).toMatchObject({ ok: true });
    },
  );

  test("openPayment holds no eggs where the provider can't be asked for an order", async () => {
    const { counter, provider, records, offered } = aSharedShop();
    provider.fail("payment-unreachable");
    await expect(counter.openPayment([LARGE_DOZEN], "paypal", 340)).rejects.toMatchObject({
      code: "payment-unreachable",
    });
    expect(await offered()).toBe(SHELF);
    expect(await records.agreements.openedBefore(addMinutes(NOON, 1))).toEqual([]);
  });
});
