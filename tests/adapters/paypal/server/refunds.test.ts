import { expect, test } from "vitest";
import { paypalGateway } from "#adapters/paypal/server/paypal-gateway.ts";
import type { WhyRefused } from "#core/payments/why-refused.ts";
import { whyRefused } from "#ports/payment-gateway.ts";
import {
  anApprovedOrder,
  atPayPal,
  depsOf,
  PURCHASE,
  timeoutsFor,
  timesAsked,
} from "#tests/adapters/paypal/server/at-stand-in.ts";

const aCapture = async (trouble?: unknown) => {
  const at = await atPayPal(timeoutsFor(trouble));
  const { orderId, key } = await anApprovedOrder(at);
  const { captureId = "" } = await at.gateway.capture(orderId, { key });
  const refund = (name = "refund-1") => at.gateway.refund(captureId, { key: name });
  const paidBack = () =>
    at.paypal
      .ledger()
      .filter(({ kind }) => kind === "refund")
      .map(({ pence }) => pence);
  return { ...at, at, orderId, captureId, refund, paidBack };
};

test("refund is idempotent, at once or later", async () => {
  const { refund, paidBack } = await aCapture();
  await Promise.all([refund(), refund()]);
  await refund();
  expect(paidBack()).toEqual([PURCHASE.total]);
});

test("refund under another key of a refunded capture succeeds without paying again", async () => {
  const { refund, paidBack, paypal, captureId } = await aCapture();
  paypal.refundAtPayPal(captureId);
  await refund();
  expect(paidBack()).toEqual([PURCHASE.total]);
});

test.each([
  "hang-before",
  "hang-after",
  "drop-before",
  "drop-after",
  "500-before",
  "500-after",
  "429-before",
] as const)(
  "refund whose answer is lost (%s) is sent again, and paid back once",
  async (trouble) => {
    const { refund, paidBack, paypal } = await aCapture(trouble);
    paypal.trouble("refund", trouble);
    await refund();
    expect(paidBack()).toEqual([PURCHASE.total]);
  },
);

test.each(["hang-before", "drop-after", "500-after", "html-after"] as const)(
  "refund with a lost answer (%s) is doubtful, and pays back once at last",
  async (trouble) => {
    const { refund, paidBack, paypal } = await aCapture(trouble);
    paypal.trouble("refund", trouble, trouble, trouble);
    await expect(refund()).rejects.toMatchObject({ code: "payment-doubtful" });
    paypal.clearTroubles();
    await refund();
    expect(paidBack()).toEqual([PURCHASE.total]);
  },
);

test.each([
  "REFUND_AMOUNT_EXCEEDED",
  "REFUND_TIME_LIMIT_EXCEEDED",
  "PENDING_CAPTURE",
  "PERMISSION_DENIED",
  "INVALID_RESOURCE_ID",
])("refund that PayPal refuses with %s is refused after one request", async (issue) => {
  const { refund, at, paypal } = await aCapture();
  paypal.trouble("refund", { issue });
  await expect(refund()).rejects.toMatchObject({
    code: "payment-refused",
    message: expect.stringContaining(issue),
  });
  expect(timesAsked(at, "refund")).toBe(1);
});

test.each<[string, WhyRefused["why"]]>([
  ["REFUND_FAILED_INSUFFICIENT_FUNDS", "account-empty"],
  ["PAYEE_ACCOUNT_LOCKED_OR_CLOSED", "account-locked"],
  ["PAYEE_ACCOUNT_RESTRICTED", "account-locked"],
  ["REFUND_TIME_LIMIT_EXCEEDED", "too-old"],
  ["REFUND_AMOUNT_EXCEEDED", "paid-back-already"],
  ["REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK", "disputed"],
  ["TRANSACTION_DISPUTED", "disputed"],
  ["PENDING_CAPTURE", "still-pending"],
  ["PAYER_ACCOUNT_LOCKED_OR_CLOSED", "buyer-locked"],
  ["REFUND_NOT_ALLOWED", "other"],
  ["PARTIAL_REFUND_NOT_ALLOWED", "other"],
  ["MAX_NUMBER_OF_REFUNDS_EXCEEDED", "other"],
])("refund that PayPal refuses with %s says why: %s, in PayPal's words", async (issue, why) => {
  const { refund, paypal } = await aCapture();
  paypal.trouble("refund", { issue });
  const fault: unknown = await refund().catch((error: unknown) => error);
  expect(whyRefused(fault)).toEqual({ why, words: issue });
});

test("refund of a part of what was paid back is refused as that", async () => {
  const { gateway, captureId, refund } = await aCapture();
  await refund();
  const part = gateway.refund(captureId, { key: "part-1", part: aPart(120) });
  const fault: unknown = await part.catch((error: unknown) => error);
  expect(whyRefused(fault)).toMatchObject({ why: "paid-back-already" });
});

test("refund after a partial one pays back the rest", async () => {
  const { refund, paidBack, paypal, gateway, orderId, captureId } = await aCapture();
  paypal.refundAtPayPal(captureId, 100);
  expect(await gateway.getOrder(orderId)).toMatchObject({
    capture: { state: "partly-refunded", refunds: [{ amount: 100 }] },
  });
  await refund();
  expect(paidBack()).toEqual([100, PURCHASE.total - 100]);
});

const aPart = (amount: number) => ({ amount, reason: "broken eggs" });

test("refund of a part pays that amount, once under its key, and tells the buyer why", async () => {
  const { gateway, captureId, paidBack, orderId } = await aCapture();
  const part = (name: string, amount: number) =>
    gateway.refund(captureId, { key: name, part: aPart(amount) });
  const made = await part("part-1", 120);
  expect(made).toEqual({
    id: expect.stringMatching(/^\w{17}$/),
    amount: 120,
    at: "2026-02-01T12:00:00Z",
  });
  expect(await part("part-1", 120)).toEqual(made);
  const other = await part("part-2", 5);
  expect(paidBack()).toEqual([120, 5]);
  expect(await gateway.getOrder(orderId)).toMatchObject({
    capture: { state: "partly-refunded", refunds: [made, other] },
  });
});

test("refund of a part tells PayPal the amount in pounds, and the reason", async () => {
  const bodies: unknown[] = [];
  const deps = depsOf("https://api.example", {
    fetch: async (url, { body }) => {
      if (url.endsWith("/token"))
        return Response.json({ access_token: "T", expires_in: 900, token_type: "Bearer" });
      bodies.push(JSON.parse(String(body)));
      return Response.json({ id: "R", status: "COMPLETED" }, { status: 201 });
    },
  });
  const gateway = paypalGateway({ ...deps, publicUrl: "https://eggs.example" });
  expect(await gateway.refund("C", { key: "k", part: aPart(1205) })).toEqual({ id: "R" });
  await gateway.refund("C", { key: "l" });
  expect(bodies).toEqual([
    { amount: { currency_code: "GBP", value: "12.05" }, note_to_payer: "broken eggs" },
    {},
  ]);
});

test("refund of more than is left is refused, and pays nothing back", async () => {
  const { gateway, captureId, paidBack, paypal } = await aCapture();
  paypal.refundAtPayPal(captureId, 1);
  const part = (name: string, amount: number) =>
    gateway.refund(captureId, { key: name, part: aPart(amount) });
  await expect(part("a", PURCHASE.total)).rejects.toThrow("REFUND_AMOUNT_EXCEEDED");
  await part("b", PURCHASE.total - 1);
  await expect(part("c", 1)).rejects.toMatchObject({ code: "payment-refused" });
  await expect(part("d", 0)).rejects.toMatchObject({ code: "payment-refused" });
  expect(paidBack()).toEqual([1, PURCHASE.total - 1]);
});

test("refund of the whole after parts tells how much that was", async () => {
  const { gateway, captureId, refund } = await aCapture();
  await gateway.refund(captureId, { key: "part-1", part: aPart(100) });
  expect(await refund()).toMatchObject({ amount: PURCHASE.total - 100 });
  expect(await refund("refund-2")).toBeNull();
});

test("refund is refused for good for pending and unknown captures", async () => {
  const { gateway, paypal, at } = await aCapture();
  const { orderId, key } = await anApprovedOrder(at);
  paypal.nextCapture({ status: "PENDING" });
  const { captureId = "" } = await gateway.capture(orderId, { key });
  await expect(gateway.refund(captureId, { key: "c" })).rejects.toThrow("PENDING_CAPTURE");
  for (const id of [captureId, "UNKNOWN", "../orders"])
    await expect(gateway.refund(id, { key: `b-${id}` })).rejects.toMatchObject({
      code: "payment-refused",
    });
  expect(paypal.asked().at(-1)?.path).toBe("/v2/payments/captures/..%2Forders/refund");
});

test.each([
  ["PENDING", undefined],
  ["FAILED", "payment-refused"],
  ["CANCELLED", "payment-refused"],
  ["SOMETHING_NEW", "payment-doubtful"],
])("refund that PayPal calls %s has the Fault %s", async (status, code) => {
  const { refund, paypal } = await aCapture();
  paypal.nextRefund(status);
  const fault: unknown = await refund().catch((thrown) => thrown);
  expect((fault as { code?: string } | undefined)?.code).toBe(code);
});

test("refund without a token is doubtful", async () => {
  const { refund, paypal } = await aCapture();
  paypal.endTokens();
  paypal.trouble("token", "500-before", "500-before", "500-before");
  await expect(refund()).rejects.toMatchObject({ code: "payment-doubtful" });
});

test("refund in progress is retried, and doubtful at last", async () => {
  const { refund, paypal, paidBack } = await aCapture();
  const issue = { issue: "PREVIOUS_REQUEST_IN_PROGRESS" };
  paypal.trouble("refund", issue, issue, issue);
  await expect(refund()).rejects.toMatchObject({ code: "payment-doubtful" });
  paypal.trouble("refund", issue, issue);
  await refund();
  expect(paidBack()).toEqual([PURCHASE.total]);
});

test("a pending refund is no money yet, and one that failed is none", async () => {
  const { gateway, captureId, refund, paypal, orderId } = await aCapture();
  const seen = async () => {
    const order = await gateway.getOrder(orderId);
    return order?.kind === "captured" ? order.capture : null;
  };
  paypal.nextRefund("PENDING");
  const made = await refund();
  expect(await seen()).toMatchObject({
    ...{ captureId, state: "completed", unsettled: [{ id: made?.id, state: "pending" }] },
  });
  expect((await seen())?.refunds).toBeUndefined();
  paypal.settleRefund(made?.id ?? "", "FAILED");
  expect(await seen()).toMatchObject({
    ...{ state: "completed", unsettled: [{ id: made?.id, state: "failed" }] },
  });
});
