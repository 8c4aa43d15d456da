import { expect, test } from "vitest";
import type { Capture } from "#core/payments/payment.ts";
import { anApprovedOrder, atPayPal } from "#tests/adapters/paypal/server/at-stand-in.ts";

const [FIRST, LATER, LAST] = [
  "2026-04-04T12:00:00Z",
  "2026-04-08T12:00:00Z",
  "2026-04-10T12:00:00Z",
];

const aCapture = async (status?: "PENDING") => {
  const time = { now: FIRST };
  const at = await atPayPal({}, { now: () => time.now });
  const { orderId, key } = await anApprovedOrder(at);
  if (status) at.paypal.nextCapture({ status });
  const { captureId = "" } = await at.gateway.capture(orderId, { key });
  const seen = async (): Promise<Partial<Capture>> => {
    const order = await at.gateway.getOrder(orderId);
    return order?.kind === "captured" ? order.capture : {};
  };
  return { ...at, time, orderId, captureId, seen };
};

test("money that was pending came when PayPal completed it, and not when it was asked for", async () => {
  const { paypal, time, captureId, seen } = await aCapture("PENDING");
  expect(await seen()).toMatchObject({ state: "pending", at: FIRST });
  time.now = LATER;
  paypal.completePending(captureId);
  expect(await seen()).toMatchObject({ state: "completed", at: LATER });
});

test("money came when it was taken, whatever was paid back since", async () => {
  const { paypal, time, captureId, seen } = await aCapture();
  time.now = LAST;
  paypal.refundAtPayPal(captureId, 50);
  expect(await seen()).toMatchObject({ at: FIRST, refunds: [{ amount: 50, at: LAST }] });
});

test("a pending refund was made when PayPal completed it", async () => {
  const { paypal, gateway, time, captureId, seen } = await aCapture();
  paypal.nextRefund("PENDING");
  const made = await gateway.refund(captureId, { key: "k", part: { amount: 50, reason: "" } });
  expect(made).toMatchObject({ at: FIRST, isPending: true });
  time.now = LATER;
  paypal.settleRefund(made?.id ?? "", "COMPLETED");
  expect(await seen()).toMatchObject({ at: FIRST, refunds: [{ amount: 50, at: LATER }] });
});
