import { describe, expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import {
  anApprovedOrder,
  atPayPal,
  PURCHASE,
  timeoutsFor,
  timesAsked,
} from "#tests/adapters/paypal/server/at-stand-in.ts";
import { seconds } from "../../../../tools/lib/slowness.ts";

describe("a capture that PayPal refuses", () => {
  test.each([
    ["INSTRUMENT_DECLINED", "payment-declined"],
    ["ORDER_NOT_APPROVED", "payment-not-approved"],
    ["PAYER_ACTION_REQUIRED", "payment-not-approved"],
    ["REDIRECT_PAYER_FOR_ALTERNATE_FUNDING", "payment-not-approved"],
    ["ORDER_ALREADY_CAPTURED", "payment-already-captured"],
    ["MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED", "payment-refused"],
    ["PAYER_ACCOUNT_LOCKED_OR_CLOSED", "payment-refused"],
    ["PAYER_ACCOUNT_RESTRICTED", "payment-refused"],
    ["TRANSACTION_REFUSED", "payment-refused"],
    ["COMPLIANCE_VIOLATION", "payment-refused"],
    ["ORDER_EXPIRED", "payment-refused"],
    ["ORDER_VOIDED", "payment-refused"],
    ["INVALID_RESOURCE_ID", "payment-refused"],
    ["DUPLICATE_INVOICE_ID", "payment-refused"],
    ["PAYER_CANNOT_PAY", "payment-failed"],
    ["PERMISSION_DENIED", "payment-failed"],
    ["INVALID_PARAMETER_VALUE", "payment-failed"],
  ])("with %s throws a Fault %s, after one request", async (issue, code) => {
    const at = await atPayPal();
    const { orderId, key } = await anApprovedOrder(at);
    at.paypal.trouble("capture", { issue });
    await expect(at.gateway.capture(orderId, { key })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(new RegExp(`${issue}.*debug_id \\w+`)),
    });
    expect(timesAsked(at, "capture")).toBe(1);
    expect(at.paypal.ledger()).toEqual([]);
  });

  test("is refused for good where it isn't approved, voided or forgotten", async () => {
    const at = await atPayPal();
    const { orderId } = await at.gateway.create(PURCHASE, "agreement", FARM);
    const capture = (attempt: number) =>
      expect(at.gateway.capture(orderId, { key: `agreement-capture-${attempt}` })).rejects;
    await capture(1).toMatchObject({ code: "payment-not-approved" });
    at.paypal.voidOrder(orderId);
    await capture(2).toMatchObject({ code: "payment-refused" });
    at.paypal.expire(orderId);
    await capture(3).toMatchObject({ code: "payment-refused" });
  });

  test("is repeated under the same key, and taken under the next", async () => {
    const at = await atPayPal();
    const { orderId, key, reference } = await anApprovedOrder(at);
    at.paypal.trouble("capture", { issue: "INSTRUMENT_DECLINED" });
    for (const _time of [1, 2])
      await expect(at.gateway.capture(orderId, { key })).rejects.toMatchObject({
        code: "payment-declined",
      });
    await at.gateway.capture(orderId, { key: `${reference}-capture-2` });
    expect(at.paypal.ledger()).toHaveLength(1);
  });

  test("for a used reference succeeds where the order says so", async () => {
    const at = await atPayPal();
    const { orderId, key, reference } = await anApprovedOrder(at);
    await at.gateway.capture(orderId, { key });
    at.paypal.trouble("capture", { issue: "DUPLICATE_INVOICE_ID" });
    await expect(
      at.gateway.capture(orderId, { key: `${reference}-capture-2` }),
    ).rejects.toMatchObject({ code: "payment-already-captured" });
  });

  test("without a known issue is doubtful", async () => {
    const at = await atPayPal();
    const { orderId, key } = await anApprovedOrder(at);
    at.paypal.endTokens();
    at.paypal.trouble("token", "500-before", "500-before", "500-before");
    await expect(at.gateway.capture(orderId, { key })).rejects.toMatchObject({
      code: "payment-doubtful",
    });
  });
});

const BEFORE = ["hang-before", "drop-before", "500-before", "503-before", "429-before"] as const;
const AFTER = ["hang-after", "drop-after", "500-after", "503-after", "html-after"] as const;

describe("an answer that is lost", () => {
  test.each([...BEFORE, ...AFTER])(
    "(%s) is retried, and the money is taken once",
    async (trouble) => {
      const at = await atPayPal(timeoutsFor(trouble));
      const { orderId, key } = await anApprovedOrder(at);
      at.paypal.trouble("capture", trouble);
      const capture = await at.gateway.capture(orderId, { key });
      expect(capture).toMatchObject({ state: "completed", paid: { amount: PURCHASE.total } });
      expect(at.paypal.ledger()).toMatchObject([{ kind: "capture", pence: PURCHASE.total }]);
    },
  );

  test.each([...BEFORE, ...AFTER])(
    "(%s) three times is doubtful until the order is read",
    async (trouble) => {
      const at = await atPayPal(timeoutsFor(trouble));
      const { orderId, key } = await anApprovedOrder(at);
      at.paypal.trouble("capture", trouble, trouble, trouble);
      at.paypal.trouble("look", "500-before", "500-before", "500-before");
      await expect(at.gateway.capture(orderId, { key })).rejects.toMatchObject({
        code: "payment-doubtful",
      });
      at.paypal.clearTroubles();
      const { kind } = (await at.gateway.getOrder(orderId)) ?? {};
      expect(kind).toBe(trouble.endsWith("after") ? "captured" : "approved");
      await at.gateway.capture(orderId, { key });
      expect(at.paypal.ledger()).toHaveLength(1);
    },
  );

  test("is retried with the same key, after a pause", async () => {
    const pauses: number[] = [];
    const at = await atPayPal({ wait: async (milliseconds) => void pauses.push(milliseconds) });
    const { orderId, key } = await anApprovedOrder(at);
    at.paypal.trouble("capture", "500-after", "503-before");
    await at.gateway.capture(orderId, { key });
    const captures = at.paypal.asked().filter(({ route }) => route === "capture");
    expect(captures.map((asked) => asked.key)).toEqual([key, key, key]);
    expect(pauses).toEqual([400, 1_600]);
  });

  test("of a capture in progress is waited for", async () => {
    const at = await atPayPal({
      // The second try comes while the first is under way, the third when it is over.
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms > 1_000 ? 2_500 : 0)),
      timeouts: { tryMs: 400, callMs: 9_000 },
    });
    const { orderId, key } = await anApprovedOrder(at);
    at.paypal.trouble("capture", { slow: 2_000 });
    await at.gateway.capture(orderId, { key });
    const answers = at.paypal.asked().filter(({ route }) => route === "capture");
    expect(answers.map(({ answer }) => answer)).toContain(409);
    expect(at.paypal.ledger()).toHaveLength(1);
  });

  test.each(["ORDER_COMPLETION_IN_PROGRESS", "PREVIOUS_REQUEST_IN_PROGRESS"])(
    "because of %s is retried, and doubtful at last",
    async (issue) => {
      const at = await atPayPal();
      const { orderId, key } = await anApprovedOrder(at);
      at.paypal.trouble("capture", { issue });
      await at.gateway.capture(orderId, { key });
      const other = await anApprovedOrder(at);
      at.paypal.trouble("capture", { issue }, { issue }, { issue });
      await expect(at.gateway.capture(other.orderId, other)).rejects.toMatchObject({
        code: "payment-doubtful",
      });
      expect(at.paypal.ledger()).toHaveLength(1);
    },
  );

  test("is doubtful whatever the next try is refused for", async () => {
    const at = await atPayPal();
    const { orderId, key } = await anApprovedOrder(at);
    for (const issue of ["PERMISSION_DENIED", "PAYER_CANNOT_PAY"]) {
      at.paypal.trouble("capture", "500-before", { issue });
      await expect(at.gateway.capture(orderId, { key: `${key}-${issue}` })).rejects.toMatchObject({
        code: "payment-doubtful",
      });
    }
  });

  test("is doubtful also after a token was renewed", async () => {
    const at = await atPayPal({ wait: async () => at.paypal.endTokens() });
    const { orderId, key } = await anApprovedOrder(at);
    at.paypal.trouble("capture", "500-before", { issue: "PAYER_CANNOT_PAY" });
    await expect(at.gateway.capture(orderId, { key })).rejects.toMatchObject({
      code: "payment-doubtful",
      message: expect.stringContaining("PAYER_CANNOT_PAY"),
    });
  });

  test("of a payment that turns out to be captured is not doubtful", async () => {
    const at = await atPayPal();
    const { orderId, key } = await anApprovedOrder(at);
    const issue = { issue: "PREVIOUS_REQUEST_IN_PROGRESS" };
    at.paypal.trouble("capture", "500-after", issue, issue);
    const after = at.gateway.capture(orderId, { key });
    expect(await after).toMatchObject({ state: "completed" });
    at.paypal.trouble("capture", issue, issue, issue);
    await expect(at.gateway.capture(orderId, { key: `${key}-2` })).rejects.toMatchObject({
      code: "payment-already-captured",
    });
  });

  test("is waited for within the deadline of the whole call", async () => {
    const at = await atPayPal({ timeouts: { tryMs: 9_000, callMs: 300 } });
    const { orderId, key } = await anApprovedOrder(at);
    at.paypal.trouble("capture", "hang-before", "hang-before", "hang-before");
    const begun = Date.now();
    await expect(at.gateway.capture(orderId, { key })).rejects.toMatchObject({
      code: "payment-doubtful",
    });
    expect(Date.now() - begun).toBeLessThan(seconds(6));
  });

  test("ends a pause at the deadline too", async () => {
    const at = await atPayPal({
      wait: () => new Promise(() => undefined),
      timeouts: { tryMs: 200, callMs: 300 },
    });
    at.paypal.trouble("create", "500-before");
    await expect(at.gateway.create(PURCHASE, "agreement", FARM)).rejects.toMatchObject({
      code: "payment-unreachable",
    });
  });

  test.each([...BEFORE, ...AFTER])("(%s) to create leaves one order", async (trouble) => {
    const at = await atPayPal(timeoutsFor(trouble));
    at.paypal.trouble("create", trouble);
    if (trouble === "html-after")
      await expect(at.gateway.create(PURCHASE, "agreement", FARM)).rejects.toMatchObject({
        code: "payment-unreachable",
      });
    await at.gateway.create(PURCHASE, "agreement", FARM);
    expect(at.paypal.orders()).toHaveLength(1);
  });
});

test("no Fault names a secret, a buyer or a body", async () => {
  const at = await atPayPal();
  const { orderId, key } = await anApprovedOrder(at);
  at.paypal.trouble(
    "capture",
    { issue: "TRANSACTION_REFUSED" },
    "drop-before",
    "drop-before",
    "drop-before",
  );
  for (const attempt of [key, `${key}-2`]) {
    const fault: unknown = await at.gateway
      .capture(orderId, { key: attempt })
      .catch((thrown) => thrown);
    expect(fault).toBeInstanceOf(Error);
    expect(String(fault)).not.toMatch(/stand-in-secret|Bearer|A21AA|mabel|Large/i);
  }
});
