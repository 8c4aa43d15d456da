import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { AgreementState } from "#core/payments/agreement-state.ts";
import type { Capture, ProviderOrder } from "#core/payments/payment.ts";
import type { Found } from "#core/payments/reconcile-payments.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { MABEL } from "#tests/support/a-shop.ts";

const SHELF = DEFAULT_INVENTORY.large;

describe("reconcilePayments", () => {
  test("captures an approved payment whose page died", async () => {
    const { open, provider, wait, sweep, order } = aSharedShop();
    const orderId = await open();
    wait(1);
    expect(await sweep()).toEqual([]);
    provider.approve(orderId);
    expect(await sweep()).toEqual([{ orderId, found: "taken" }]);
    expect(await order(orderId)).toMatchObject({ status: "Pending" });
  });

  test("leaves a payment alone that its page may be about to capture", async () => {
    const { open, provider, sweep } = aSharedShop();
    provider.approve(await open());
    expect(await sweep()).toEqual([]);
    expect(provider.captures()).toBe(0);
  });

  test("releases a payment that can't be captured any more", async () => {
    const { open, provider, wait, sweep, records, offered } = aSharedShop();
    const orderId = await open();
    provider.approve(orderId, {
      givenName: "Mabel",
      email: "mabel@example.com",
      address: { lines: [], postcode: "SW1A 1AA", country: "GB" },
    });
    wait(1);
    expect(await sweep()).toEqual([{ orderId, found: "refused" }]);
    expect(await records.agreements.find(orderId)).toMatchObject({ state: "cancelled" });
    expect(await offered()).toBe(SHELF);
    expect(await sweep()).toEqual([]);
  });

  test("releases a payment that the provider doesn't know", async () => {
    const { open, provider, wait, sweep, offered } = aSharedShop();
    const orderId = await open();
    provider.become(orderId, { kind: "gone" });
    wait(1);
    expect(await sweep()).toEqual([{ orderId, found: "released" }]);
    expect(await offered()).toBe(SHELF);
  });

  test("captures no payment that its buyer gave up", async () => {
    const { open, provider, counter, wait, sweep, records } = aSharedShop();
    const orderId = await open();
    provider.approve(orderId);
    const agreement = await records.agreements.find(orderId);
    if (agreement) await records.agreements.replace({ ...agreement, state: "capturing" });
    await counter.cancelPayment(orderId);
    wait(1);
    expect(await sweep()).toEqual([{ orderId, found: "released" }]);
    expect(provider.captures()).toBe(0);
    expect(await records.agreements.find(orderId)).toMatchObject({ state: "cancelled" });
  });
});

test("reconcilePayments releases a payment that the provider never named", async () => {
  const { open, wait, sweep, records, offered } = aSharedShop();
  const orderId = await open();
  const agreement = await records.agreements.find(orderId);
  if (agreement) await records.agreements.replace({ ...agreement, state: "opening" });
  wait(1);
  expect(await sweep()).toEqual([{ orderId, found: "released" }]);
  expect(await offered()).toBe(SHELF);
});

test("reconcilePayments retries a failed payment, which keeps no other waiting", async () => {
  const { open, provider, wait, sweep, logged, order } = aSharedShop();
  const first = await open();
  const second = await open([{ ...LARGE_DOZEN, quantity: 2 }], 680);
  provider.approve(first);
  provider.approve(second);
  wait(1);
  provider.fail("payment-unreachable");
  expect(await sweep()).toHaveLength(1);
  expect(logged).toHaveLength(1);
  expect(await sweep()).toHaveLength(1);
  for (const orderId of [first, second])
    expect(await order(orderId)).toMatchObject({ status: "Pending" });
});

test("reconcilePayments stops where it may not go on", async () => {
  const { open, provider, wait, backgroundJobs } = aSharedShop();
  provider.approve(await open());
  wait(1);
  expect(await backgroundJobs.reconcilePayments(async () => false)).toEqual([]);
  expect(provider.captures()).toBe(0);
});

test("reconcilePayments declines a capture that is refused before any money moves", async () => {
  const { open, provider, records, sweep, wait, offered } = aSharedShop();
  const orderId = await open();
  provider.approve(orderId);
  const opened = await records.agreements.find(orderId);
  if (opened) await records.agreements.replace({ ...opened, state: "capturing" });
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 11 });
  wait(1);
  expect(await sweep()).toEqual([{ orderId, found: "refused" }]);
  expect(await records.agreements.find(orderId)).toMatchObject({ state: "opened", declines: 1 });
  wait(15);
  expect(await offered()).toBe(11);
});

test("reconcilePayments forgets old payments, but none whose money may have moved", async () => {
  const { open, records, sweep, wait } = aSharedShop();
  for (const _each of [1, 2, 3]) await open();
  const pending = await records.agreements.find("PAY-2");
  if (pending) await records.agreements.replace({ ...pending, state: "pending" });
  wait(24 * 60 + 1);
  await open();
  expect(await records.agreements.find("PAY-1")).not.toBeNull();
  await sweep();
  const left = await records.agreements.withIds(["PAY-1", "PAY-2", "PAY-3", "PAY-4"]);
  expect(left.map(({ orderId }) => orderId).sort()).toEqual(["PAY-2", "PAY-4"]);
});

test("reconcilePayments captures no payment whose buyer was refused", async () => {
  const { open, provider, records, counter, sweep, wait } = aSharedShop();
  const orderId = await open();
  provider.approve(orderId);
  await records.inventory.save({ ...DEFAULT_INVENTORY, large: 11 });
  expect(await counter.takePayment(orderId)).toMatchObject({
    refusal: { kind: "not-enough-eggs" },
  });
  await records.inventory.save(DEFAULT_INVENTORY);
  wait(1);
  expect(await sweep()).toEqual([]);
  expect(provider.captures()).toBe(0);
  expect(await counter.takePayment(orderId)).toMatchObject({ ok: true });
});

const captured = (state: Capture["state"]): ProviderOrder => ({
  kind: "captured",
  capture: { state, payer: MABEL, captureId: "MONEY", paid: { amount: 340, currency: "GBP" } },
});

const SEEN = {
  unapproved: { kind: "unapproved" },
  approved: { kind: "approved", payer: MABEL },
  gone: { kind: "gone" },
  completed: captured("completed"),
  pending: captured("pending"),
  denied: captured("denied"),
  refunded: captured("refunded"),
} as const satisfies Readonly<Record<string, ProviderOrder>>;

const aPayment = async (state: AgreementState, change: Partial<Agreement> = {}) => {
  const shop = aSharedShop();
  const orderId = await shop.open();
  const agreement = await shop.records.agreements.find(orderId);
  if (!agreement) throw new Error("Nothing was agreed.");
  await shop.records.agreements.replace({ ...agreement, ...change, state });
  return { ...shop, orderId };
};

/** What is found of a payment in a state of which the provider says something, and what has become of it. */
const heard = async (state: AgreementState, seen: keyof typeof SEEN) => {
  const { orderId, provider, records, backgroundJobs } = await aPayment(state);
  provider.become(orderId, SEEN[seen]);
  const hear = () => backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
  const found = await hear();
  const after = await records.agreements.find(orderId);
  const order = (await records.orders.find(orderId))?.status ?? null;
  return { found, after: { state: after?.state, declines: after?.declines, order }, hear };
};

type Outcome = readonly [Found, AgreementState, declines: number, order: string | null];

const OUTCOMES: Readonly<
  Record<keyof typeof SEEN, Readonly<Partial<Record<AgreementState, Outcome>>>>
> = {
  unapproved: {
    opening: ["released", "cancelled", 0, null],
    opened: [null, "opened", 0, null],
    capturing: ["released", "opened", 1, null],
    abandoned: ["released", "cancelled", 1, null],
    pending: [null, "pending", 0, null],
  },
  approved: {
    opening: ["released", "cancelled", 0, null],
    opened: ["taken", "taken", 0, "Pending"],
    capturing: ["taken", "taken", 0, "Pending"],
    abandoned: ["released", "cancelled", 1, null],
    expired: ["taken", "taken", 0, "Pending"],
    cancelled: ["refused", "cancelled", 0, null],
    pending: [null, "pending", 0, null],
  },
  gone: {
    opened: ["released", "cancelled", 0, null],
    capturing: ["released", "cancelled", 1, null],
    abandoned: ["released", "cancelled", 1, null],
    expired: ["released", "cancelled", 0, null],
    pending: [null, "pending", 0, null],
  },
  completed: {
    opened: ["recorded", "taken", 0, "Pending"],
    capturing: ["recorded", "taken", 0, "Pending"],
    abandoned: ["recorded", "taken", 0, "Pending"],
    expired: ["recorded", "taken", 0, "Pending"],
    cancelled: ["recorded", "taken", 0, "Pending"],
    pending: ["recorded", "taken", 0, "Pending"],
    taken: ["recorded", "taken", 0, "Pending"],
  },
  pending: {
    opened: ["recorded", "pending", 0, "Awaiting payment"],
    capturing: ["recorded", "pending", 0, "Awaiting payment"],
    cancelled: ["recorded", "pending", 0, "Awaiting payment"],
  },
  denied: {
    opened: [null, "opened", 0, null],
    capturing: ["recorded", "opened", 1, null],
    abandoned: ["recorded", "cancelled", 1, null],
  },
  refunded: {
    opened: ["recorded", "refunded", 0, "Refunded"],
    capturing: ["recorded", "refunded", 0, "Refunded"],
    pending: ["recorded", "refunded", 0, "Refunded"],
  },
};

describe.each(Object.entries(OUTCOMES))(
  "receiveWebhook of a payment whose provider says '%s'",
  (seen, outcomes) => {
    test.each(Object.entries(outcomes))("moves one in state %s to %j", async (state, outcome) => {
      const { found, after } = await heard(state as AgreementState, seen as keyof typeof SEEN);
      expect([found, after.state, after.declines, after.order]).toEqual(outcome);
    });
  },
);

test.each(["completed", "pending", "denied", "refunded"] as const)(
  "receiveWebhook finds nothing the second time '%s' comes",
  async (seen) => {
    const { hear } = await heard("capturing", seen);
    expect(await hear()).toBeNull();
  },
);

test.each([
  ["capturing", "released", "opened"],
  ["abandoned", "released", "cancelled"],
  ["opened", null, "opened"],
  ["pending", null, "pending"],
] as const)(
  "receiveWebhook without a gateway ends the capture of a payment in state %s",
  async (state, found, next) => {
    const { orderId, records, backgroundJobs } = await aPayment(state, { method: "practice" });
    const event = { orderId, captureId: null, isReversal: false };
    expect(await backgroundJobs.receiveWebhook(event)).toBe(found);
    expect(await records.agreements.find(orderId)).toMatchObject({ state: next });
  },
);
