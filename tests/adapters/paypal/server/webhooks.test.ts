import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { paypalWebhook } from "#adapters/paypal/server/paypal-webhook.ts";
import { readEvent } from "#adapters/paypal/server/webhook-event.ts";
import {
  anApprovedOrder,
  atPayPal,
  depsOf,
  timeoutsFor,
} from "#tests/adapters/paypal/server/at-stand-in.ts";

const aCapturedOrder = async (trouble?: unknown) => {
  const at = await atPayPal(timeoutsFor(trouble));
  const { orderId, key } = await anApprovedOrder(at);
  const { captureId = "" } = await at.gateway.capture(orderId, { key });
  return { ...at, orderId, captureId };
};

const COMPLETED = "PAYMENT.CAPTURE.COMPLETED";

describe("the webhook", () => {
  test.each(["COMPLETED", "PENDING", "DENIED", "DECLINED"])(
    "reads a capture that is %s",
    async (what) => {
      const { paypal, webhook, orderId, captureId } = await aCapturedOrder();
      const { body, headers } = paypal.makeWebhook({
        type: `PAYMENT.CAPTURE.${what}`,
        id: captureId,
      });
      expect(await webhook.read(body, new Headers(headers))).toEqual({
        orderId,
        captureId,
        isReversal: false,
      });
    },
  );

  test.each([
    ["REFUNDED", false],
    ["REVERSED", true],
  ])("reads money that is %s, with the capture and without the order", async (what, isReversal) => {
    const { paypal, webhook, captureId } = await aCapturedOrder();
    paypal.refundAtPayPal(captureId);
    const { body, headers } = paypal.makeWebhook({
      type: `PAYMENT.CAPTURE.${what}`,
      id: captureId,
    });
    expect(await webhook.read(body, new Headers(headers))).toEqual({
      orderId: null,
      captureId,
      isReversal,
    });
  });

  test.each(["CHECKOUT.ORDER.APPROVED", "CHECKOUT.PAYMENT-APPROVAL.REVERSED"])(
    "reads %s with the order",
    async (type) => {
      const { paypal, webhook, orderId } = await aCapturedOrder();
      const { body, headers } = paypal.makeWebhook({ type, id: orderId });
      expect(await webhook.read(body, new Headers(headers))).toEqual({
        orderId,
        captureId: null,
        isReversal: false,
      });
    },
  );

  test.each(["PENDING", "FAILED", "COMPLETED"])("reads a refund that is %s", async (what) => {
    const { paypal, gateway, webhook, captureId } = await aCapturedOrder();
    paypal.nextRefund("PENDING");
    const made = await gateway.refund(captureId, { key: "k", part: { amount: 100, reason: "x" } });
    expect(made).toMatchObject({ isPending: true });
    const { body, headers } = paypal.makeWebhook({
      type: `PAYMENT.REFUND.${what}`,
      id: made?.id ?? "",
    });
    expect(await webhook.read(body, new Headers(headers))).toEqual({
      orderId: null,
      captureId,
      isReversal: false,
    });
  });

  test.each([
    ["RESOLVED_BUYER_FAVOUR", "lost"],
    ["ACCEPTED", "lost"],
    ["RESOLVED_SELLER_FAVOUR", "won"],
    ["RESOLVED_WITH_PAYOUT", "won"],
    ["CANCELED_BY_BUYER", "won"],
  ])("reads a dispute from its opening to %s", async (outcome, state) => {
    const { paypal, webhook, captureId } = await aCapturedOrder();
    const id = paypal.openDispute(captureId);
    const read = async (type: string) => {
      const { body, headers } = paypal.makeWebhook({ type, id });
      return webhook.read(body, new Headers(headers));
    };
    const opened = await read("CUSTOMER.DISPUTE.CREATED");
    expect(opened).toMatchObject({
      captureId,
      dispute: { id, state: "open", reason: "not-received", answerBy: "2026-02-11" },
    });
    expect((opened as { dispute: { away: number } }).dispute.away).toBeGreaterThan(0);
    paypal.resolveDispute(id, outcome);
    expect(await read("CUSTOMER.DISPUTE.RESOLVED")).toMatchObject({ dispute: { id, state } });
  });

  test("ignores events of any other type", async () => {
    const { paypal, webhook, orderId } = await aCapturedOrder();
    const { body, headers } = paypal.makeWebhook({ type: "CHECKOUT.ORDER.SAVED", id: orderId });
    expect(await webhook.read(body, new Headers(headers))).toBe("ignored");
  });

  test("reads a repeated event the same", async () => {
    const { paypal, webhook, captureId } = await aCapturedOrder();
    const { body, headers } = paypal.makeWebhook({ type: COMPLETED, id: captureId });
    const once = await webhook.read(body, new Headers(headers));
    expect(await webhook.read(body, new Headers(headers))).toEqual(once);
  });
});

describe("the webhook calls unverified", () => {
  const aWebhook = async () => {
    const at = await aCapturedOrder();
    const { body, headers } = at.paypal.makeWebhook({ type: COMPLETED, id: at.captureId });
    const asked = () => at.paypal.asked().filter(({ route }) => route === "verify").length;
    return { ...at, body, headers, asked };
  };

  test.each([
    ["paypal-transmission-id", "00000000-0000-4000-8000-000000000000"],
    ["paypal-transmission-sig", "Zm9yZ2Vk"],
    ["paypal-transmission-time", new Date(Date.now() - 60_000).toISOString()],
    ["paypal-cert-url", "https://api.paypal.com/v1/notifications/certs/CERT-of-another"],
    ["paypal-auth-algo", "none"],
  ])("an event with another %s", async (header, value) => {
    const { webhook, body, headers } = await aWebhook();
    const forged = new Headers({ ...headers, [header]: value });
    expect(await webhook.read(body, forged)).toBe("unverified");
  });

  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  test.each([
    ["paypal-cert-url", "https://evil.example/cert"],
    ["paypal-cert-url", "https://paypal.com.evil.example/cert"],
    ["paypal-cert-url", "https://notpaypal.com/cert"],
    ["paypal-cert-url", "https://api.paypal.com@evil.example/cert"],
    ["paypal-cert-url", "https://evil@api.paypal.com/cert"],
    ["paypal-cert-url", "http://api.paypal.com/cert"],
    ["paypal-cert-url", "//api.paypal.com/cert"],
    ["paypal-transmission-time", inHours(-4 * 24 - 1)],
    ["paypal-transmission-time", inHours(25)],
    ["paypal-transmission-time", "yesterday"],
  ])("an event with %s %s, without asking PayPal", async (header, value) => {
    const { webhook, body, headers, asked } = await aWebhook();
    const forged = new Headers({ ...headers, [header]: value });
    expect(await webhook.read(body, forged)).toBe("unverified");
    expect(asked()).toBe(0);
  });

  test.each([
    ["with another sum", (body: string) => body.replace(/"value":"\d+/, '"value":"1')],
    ["written anew", (body: string) => JSON.stringify(JSON.parse(body))],
    ["without its last line break", (body: string) => body.trimEnd()],
    ["of another type", (body: string) => body.replace("COMPLETED", "REVERSED")],
    [
      "with words of its own for the question",
      (body: string) => `${body.trimEnd()},"webhook_id":"MINE","a":{}`,
    ],
  ])("an event %s", async (_what, altered) => {
    const { webhook, body, headers } = await aWebhook();
    expect(await webhook.read(altered(body), new Headers(headers))).toBe("unverified");
  });

  test("an event for the webhook of another shop", async () => {
    const { deps, body, headers } = await aWebhook();
    const other = paypalWebhook({ ...deps, webhookId: "WEBHOOK-OF-ANOTHER" });
    expect(await other.read(body, new Headers(headers))).toBe("unverified");
  });

  test.each([
    "paypal-transmission-id",
    "paypal-transmission-sig",
    "paypal-transmission-time",
    "paypal-cert-url",
    "paypal-auth-algo",
  ])("an event without %s, without asking PayPal", async (header) => {
    const { webhook, body, headers, asked } = await aWebhook();
    const less = new Headers(headers);
    less.delete(header);
    expect(await webhook.read(body, less)).toBe("unverified");
    const long = new Headers({ ...headers, [header]: "x".repeat(501) });
    expect(await webhook.read(body, long)).toBe("unverified");
    expect(asked()).toBe(0);
  });

  test.each(["", "{", "null", "1", '"text"', '{"a":1},"b":{"c":1}', "{}{}"])(
    "the body %j, without asking PayPal",
    async (body) => {
      const { webhook, headers, asked } = await aWebhook();
      expect(await webhook.read(body, new Headers(headers))).toBe("unverified");
      expect(asked()).toBe(0);
    },
  );
});

test.each([
  ["paypal-cert-url", "https://paypal.com/cert"],
  ["paypal-cert-url", "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1"],
  ["paypal-transmission-time", new Date(Date.now() - 4 * 86_400_000 + 60_000).toISOString()],
  ["paypal-transmission-time", new Date(Date.now() + 86_400_000 - 60_000).toISOString()],
])("the webhook asks PayPal about an event with %s %s", async (header, value) => {
  const { paypal, webhook, captureId } = await aCapturedOrder();
  const { body, headers } = paypal.makeWebhook({ type: COMPLETED, id: captureId });
  await webhook.read(body, new Headers({ ...headers, [header]: value }));
  expect(paypal.asked().filter(({ route }) => route === "verify")).toHaveLength(1);
});

test("the webhook verifies a certificate of the API's own origin", async () => {
  const { paypal, webhook, captureId } = await aCapturedOrder();
  const { body, headers } = paypal.makeWebhook({ type: COMPLETED, id: captureId });
  const cert = `${paypal.origin}/v1/notifications/certs/CERT-1`;
  await webhook.read(body, new Headers({ ...headers, "paypal-cert-url": cert }));
  expect(paypal.asked().filter(({ route }) => route === "verify")).toHaveLength(1);
});

describe("the webhook that can't ask PayPal", () => {
  test.each(["hang-before", "drop-before", "500-before", "429-before"] as const)(
    "for the moment (%s) asks again",
    async (trouble) => {
      const { paypal, webhook, captureId } = await aCapturedOrder(trouble);
      const { body, headers } = paypal.makeWebhook({ type: COMPLETED, id: captureId });
      paypal.trouble("verify", trouble, trouble);
      expect(await webhook.read(body, new Headers(headers))).toMatchObject({ captureId });
      paypal.trouble("verify", trouble, trouble, trouble);
      await expect(webhook.read(body, new Headers(headers))).rejects.toMatchObject({
        code: "payment-unreachable",
      });
    },
  );

  test.each([{ issue: "PERMISSION_DENIED" }, "html-after"] as const)(
    "for %j doesn't refuse the event",
    async (trouble) => {
      const { paypal, webhook, captureId } = await aCapturedOrder();
      const { body, headers } = paypal.makeWebhook({ type: COMPLETED, id: captureId });
      paypal.trouble("verify", trouble);
      await expect(webhook.read(body, new Headers(headers))).rejects.toMatchObject({
        code: "payment-unreachable",
      });
    },
  );

  test("for wrong credentials of the shop doesn't refuse the event", async () => {
    const { paypal, captureId } = await aCapturedOrder();
    const { body, headers } = paypal.makeWebhook({ type: COMPLETED, id: captureId });
    const deps = depsOf(paypal.origin, { clientSecret: "wrong" });
    await expect(
      paypalWebhook({ ...deps, webhookId: "W" }).read(body, new Headers(headers)),
    ).rejects.toMatchObject({ code: "payment-unreachable" });
  });
});

test("the stand-in sends a webhook as often as it is asked to, and returns the answers", async () => {
  const { paypal, webhook, captureId } = await aCapturedOrder();
  const shop = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const headers = new Headers(request.headers as Record<string, string>);
    const read = await webhook.read(text, headers);
    response.writeHead(read === "unverified" ? 400 : 200).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void shop.close());
  const { port } = shop.address() as { port: number };
  const url = `http://127.0.0.1:${port}/`;
  expect(await paypal.sendWebhook(url, { type: COMPLETED, id: captureId }, 2)).toEqual([200, 200]);
  expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(400);
});

const event = (event_type: string, resource: unknown) => ({ event_type, resource });
const up = (path: string) => [{ rel: "up", href: `https://api.paypal.com${path}` }];

test.each([
  [
    "an order above the capture",
    event(COMPLETED, { id: "CAP", links: up("/v2/checkout/orders/ORD") }),
    { orderId: "ORD", captureId: "CAP", isReversal: false },
  ],
  [
    "a capture that tells of itself as refunded",
    event("PAYMENT.CAPTURE.REFUNDED", { id: "CAP", links: up("/v2/checkout/orders/ORD") }),
    { orderId: "ORD", captureId: "CAP", isReversal: false },
  ],
  [
    "an older refund",
    event("PAYMENT.CAPTURE.REVERSED", { id: "REF", links: up("/v1/payments/capture/CAP") }),
    { orderId: null, captureId: "CAP", isReversal: true },
  ],
  ["a resource of nothing", event(COMPLETED, null), "ignored"],
  [
    "ids that are none",
    event(COMPLETED, { id: "../x", links: up("/v2/checkout/orders/../x") }),
    "ignored",
  ],
  ["wrong types", event(COMPLETED, { id: 7, links: "none", supplementary_data: [] }), "ignored"],
  ["no type", { resource: { id: "CAP" } }, "ignored"],
  ["a list", [], "ignored"],
])("readEvent reads an event with %s", (_what, body, expected) => {
  expect(readEvent(body)).toEqual(expected);
});
