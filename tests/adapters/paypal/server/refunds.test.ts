import { expect, test } from "vitest";
import {
  anApprovedOrder,
  atPayPal,
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

test("refund after a partial one pays back the rest", async () => {
  const { refund, paidBack, paypal, gateway, orderId, captureId } = await aCapture();
  paypal.refundAtPayPal(captureId, 100);
  expect(await gateway.getOrder(orderId)).toMatchObject({
    capture: { state: "partly-refunded", returned: 100 },
  });
  await refund();
  expect(paidBack()).toEqual([100, PURCHASE.total - 100]);
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
