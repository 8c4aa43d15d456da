import { expect, test } from "vitest";
import { AGREEMENT_STATES } from "#core/payments/agreement-state.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anAgreement } from "#tests/support/records.ts";

test("listPaymentsUnderWay lists the oldest first, with eggs, age and whether they are held", async () => {
  const { office, open, wait } = aSharedShop();
  await open([{ ...LARGE_DOZEN, quantity: 7 }], 2380);
  wait(3);
  await open([{ ...LARGE_DOZEN, quantity: 8 }], 2720);
  wait(1.5);
  expect(await office.listPaymentsUnderWay()).toMatchObject([
    {
      id: "PAY-1",
      state: "opened",
      minutes: 4,
      total: 2380,
      isHeld: true,
      lines: [{ quantity: 7 }],
    },
    { id: "PAY-2", state: "opened", minutes: 1, total: 2720, isHeld: false },
  ]);
});

test("listPaymentsUnderWay leaves out overdue payments, but none that is being captured", async () => {
  const { office, open, wait, records } = aSharedShop();
  await open();
  await records.agreements.add(
    anAgreement({ orderId: "SLOW", state: "capturing", openedAt: NOON }),
  );
  wait(16);
  expect((await office.listPaymentsUnderWay()).map(({ id }) => id)).toEqual(["SLOW"]);
});

test("listPaymentsUnderWay is empty in one browser", async () => {
  const { app, records } = aShop();
  await records.agreements.add(anAgreement());
  expect(await app.shop.office.listPaymentsUnderWay()).toEqual([]);
});

test("endPayment cancels an unapproved payment for good, and releases its eggs", async () => {
  const { office, counter, open, offered } = aSharedShop();
  const orderId = await open();
  expect(await offered()).toBe(168);
  expect(await office.endPayment(orderId)).toEqual({ ok: true, value: null });
  expect(await office.endPayment(orderId)).toEqual({ ok: true, value: null });
  expect(await offered()).toBe(180);
  expect(await counter.takePayment(orderId)).toMatchObject({ refusal: { kind: "cancelled" } });
});

const ENDS = ["opening", "opened", "expired", "cancelled"];

test.each(AGREEMENT_STATES)(
  "endPayment ends a payment in state %s only before its capture has begun",
  async (state) => {
    const { office, records } = aSharedShop();
    await records.agreements.add(anAgreement({ state }));
    const ended = await office.endPayment("A");
    expect(ended).toMatchObject(
      ENDS.includes(state) ? { ok: true } : { refusal: { kind: "approved" } },
    );
    const after = ENDS.includes(state) ? "cancelled" : state;
    expect(await records.agreements.find("A")).toMatchObject({ state: after });
  },
);

test("endPayment refuses an unknown payment", async () => {
  const { office } = aSharedShop();
  expect(await office.endPayment("NONE")).toMatchObject({ refusal: { kind: "unknown-payment" } });
});
