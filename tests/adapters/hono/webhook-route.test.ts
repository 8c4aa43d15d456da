import { expect, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aServer } from "#tests/support/loop-back.ts";

const EVENT = { orderId: "PAY-1", captureId: null, isReversal: false };

const sent = (body: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "PAYPAL-TRANSMISSION-ID": "1", ...headers },
  body,
});

const ask = (app: ReturnType<typeof aServer>["app"], body = "{}") =>
  app.request("/api/paypal/webhook", sent(body, { Origin: "https://www.paypal.com" }));

test("webhookRoute hands on the raw text, and receives a verified event", async () => {
  const [read, hear] = [vi.fn(async () => EVENT), vi.fn()];
  const { app } = aServer({ webhook: { read, hear } });
  expect((await ask(app, '{"amount":1.0}')).status).toBe(200);
  expect(read).toHaveBeenCalledWith('{"amount":1.0}', expect.any(Headers));
  expect(hear).toHaveBeenCalledWith(EVENT);
});

test.each([
  ["one that isn't verified", async () => "unverified" as const, 400],
  ["any, where the shop takes none", null, 400],
  ["one that tells nothing of a payment", async () => "ignored" as const, 200],
  ["one while PayPal can't be asked", () => Promise.reject(new Fault("payment-unreachable")), 503],
])("%s changes nothing", async (_what, read, status) => {
  const hear = vi.fn();
  const { app } = aServer({ webhook: { read, hear } });
  expect((await ask(app)).status).toBe(status);
  expect(hear).not.toHaveBeenCalled();
});

test("webhookRoute refuses large bodies and other methods", async () => {
  const read = vi.fn(async () => EVENT);
  const { app } = aServer({ webhook: { read } });
  expect((await ask(app, "x".repeat(300_000))).status).toBe(413);
  expect((await app.request("/api/paypal/webhook")).status).toBe(405);
  expect(read).not.toHaveBeenCalled();
});
