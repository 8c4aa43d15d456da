import { describe, expect, test } from "vitest";
import type { Agreement } from "#core/payments/agreement.ts";
import type { AgreementState } from "#core/payments/agreement-state.ts";
import type { Capture, ProviderOrder } from "#core/payments/payment.ts";
import type { Found } from "#core/payments/reconcile-payments.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { MABEL } from "#tests/support/a-shop.ts";

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

describe.each(Object.entries(OUTCOMES))("a payment whose provider says '%s'", (seen, outcomes) => {
  test.each(Object.entries(outcomes))("and that was %s comes to %j", async (state, outcome) => {
    const { found, after } = await heard(state as AgreementState, seen as keyof typeof SEEN);
    expect([found, after.state, after.declines, after.order]).toEqual(outcome);
  });
});

test.each(["completed", "pending", "denied", "refunded"] as const)(
  "the same news of '%s' a second time are none",
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
  "where nobody can be asked, what was %s is no longer about to be taken",
  async (state, found, next) => {
    const { orderId, records, backgroundJobs } = await aPayment(state, { method: "practice" });
    const event = { orderId, captureId: null, isReversal: false };
    expect(await backgroundJobs.receiveWebhook(event)).toBe(found);
    expect(await records.agreements.find(orderId)).toMatchObject({ state: next });
  },
);
