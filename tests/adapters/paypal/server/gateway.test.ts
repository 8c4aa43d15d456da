import { expect, test } from "vitest";
import { paypalGateway } from "#adapters/paypal/server/paypal-gateway.ts";
import { FARM } from "#core/farm.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { toPence } from "#core/shared/money.ts";
import { closedPort, httpStandIn } from "#tests/adapters/node/doctor-stand-ins.ts";
import {
  anApprovedOrder,
  atPayPal,
  depsOf,
  PURCHASE,
  timesAsked,
} from "#tests/adapters/paypal/server/at-stand-in.ts";
import { MABEL } from "#tests/support/paypal-rest/books.ts";
import { aCart, purchaseAt } from "#tests/support/purchases.ts";

const PAYER = {
  givenName: "Mabel",
  name: "Mabel Hen",
  email: "mabel@example.com",
  phone: "07700900321",
  address: { lines: ["1 High Street", "Crawley"], postcode: "RH10 1AA", country: "GB" },
};

test("the gateway creates, captures and refunds an order with the sums of the purchase", async () => {
  const at = await atPayPal();
  const { gateway, paypal } = at;
  const created = await gateway.create(PURCHASE, "agreement-a", FARM);
  expect(created).toEqual({ orderId: expect.any(String), payee: "FARMMERCHANT1" });
  const { orderId } = created;
  expect(await gateway.getOrder(orderId)).toEqual({ kind: "unapproved" });
  paypal.approve(orderId);
  expect(await gateway.getOrder(orderId)).toEqual({ kind: "approved", payer: PAYER });
  const capture = await gateway.capture(orderId, { key: "agreement-a-capture-1" });
  expect(capture).toEqual({
    state: "completed",
    at: "2026-02-01T12:00:00Z",
    payer: PAYER,
    captureId: expect.any(String),
    fee: Math.round(PURCHASE.total * 0.029) + 30,
    paid: {
      amount: PURCHASE.total,
      currency: "GBP",
      reference: "agreement-a",
      payee: "FARMMERCHANT1",
    },
  });
  expect(await gateway.getOrder(orderId)).toEqual({ kind: "captured", capture });
  const { captureId = "" } = capture;
  await gateway.refund(captureId, { key: "agreement-a-refund" });
  expect(await gateway.getOrder(orderId)).toMatchObject({ capture: { state: "refunded" } });
  expect(paypal.ledger()).toMatchObject([
    { kind: "capture", pence: PURCHASE.total, orderId },
    { kind: "refund", pence: PURCHASE.total, orderId },
  ]);
});

test("create sends the reference, and asks for an address only for deliveries", async () => {
  const { gateway, paypal } = await atPayPal();
  const collected = purchaseAt(aCart({ deliveryMethod: "collection" }), DEFAULT_PRICES);
  await gateway.create(PURCHASE, "agreement-b", FARM);
  await gateway.create(collected, "agreement-c", FARM);
  expect(paypal.orders()).toMatchObject([
    { unit: { custom_id: "agreement-b", invoice_id: "agreement-b" }, wantsAddress: true },
    { unit: { custom_id: "agreement-c", invoice_id: "agreement-c" }, wantsAddress: false },
  ]);
});

test("create cuts long names between letters", async () => {
  const { gateway, paypal } = await atPayPal();
  const [line] = PURCHASE.lines;
  if (!line) throw new Error("no line");
  const name = `${"x".repeat(126)}🥚🥚`;
  await gateway.create({ ...PURCHASE, lines: [{ ...line, name }] }, "agreement-d", FARM);
  expect(paypal.orders()[0]?.unit).toMatchObject({ items: [{ name: "x".repeat(126) }] });
});

test("create is idempotent by reference", async () => {
  const { gateway, paypal } = await atPayPal();
  const first = await gateway.create(PURCHASE, "agreement-e", FARM);
  expect(await gateway.create(PURCHASE, "agreement-e", FARM)).toEqual(first);
  expect(paypal.orders()).toHaveLength(1);
});

test("capture is idempotent", async () => {
  const at = await atPayPal();
  const { orderId, key } = await anApprovedOrder(at);
  const first = await at.gateway.capture(orderId, { key });
  expect(await at.gateway.capture(orderId, { key })).toEqual(first);
  expect(at.paypal.ledger()).toHaveLength(1);
});

test("capture is pending without a fee while PayPal checks it", async () => {
  const at = await atPayPal();
  const { orderId, key } = await anApprovedOrder(at);
  at.paypal.nextCapture({ status: "PENDING" });
  const { state, captureId = "", fee } = await at.gateway.capture(orderId, { key });
  expect([state, fee]).toEqual(["pending", undefined]);
  at.paypal.completePending(captureId);
  expect(await at.gateway.getOrder(orderId)).toMatchObject({ capture: { state: "completed" } });
});

test.each(["DECLINED", "FAILED"] as const)("capture of %s is denied", async (status) => {
  const at = await atPayPal();
  const { orderId, key } = await anApprovedOrder(at);
  at.paypal.nextCapture({ status });
  expect(await at.gateway.capture(orderId, { key })).toMatchObject({ state: "denied" });
});

test("capture reports another sum as it is", async () => {
  const at = await atPayPal();
  const { orderId, key } = await anApprovedOrder(at);
  at.paypal.nextCapture({ pence: 123, currency: "USD", customId: "another" });
  const { paid } = await at.gateway.capture(orderId, { key });
  expect(paid).toMatchObject({ amount: 123, currency: "USD", reference: "another" });
});

test("capture reads the order where the answer is incomplete", async () => {
  const at = await atPayPal();
  const { orderId, key } = await anApprovedOrder(at);
  at.paypal.trouble("capture", "minimal");
  const { paid } = await at.gateway.capture(orderId, { key });
  expect(paid?.amount).toBe(PURCHASE.total);
  expect(timesAsked(at, "look")).toBe(1);
});

test("getOrder sees a partial refund made at PayPal", async () => {
  const at = await atPayPal();
  const { orderId, key } = await anApprovedOrder(at);
  const { captureId = "" } = await at.gateway.capture(orderId, { key });
  at.paypal.refundAtPayPal(captureId, 100);
  expect(await at.gateway.getOrder(orderId)).toMatchObject({
    capture: { state: "partly-refunded" },
  });
});

test("getOrder finds a voided or unknown order gone, whatever its id", async () => {
  const at = await atPayPal();
  const { orderId } = await anApprovedOrder(at);
  at.paypal.voidOrder(orderId);
  expect(await at.gateway.getOrder(orderId)).toEqual({ kind: "gone" });
  expect(await at.gateway.getOrder("../../v1/oauth2/token?")).toEqual({ kind: "gone" });
  expect(at.paypal.asked().at(-1)).toMatchObject({
    route: "look",
    path: "/v2/checkout/orders/..%2F..%2Fv1%2Foauth2%2Ftoken%3F",
  });
});

test("capture has no address where none was asked for", async () => {
  const { gateway, paypal } = await atPayPal();
  const collected = purchaseAt(aCart({ deliveryMethod: "collection" }), DEFAULT_PRICES);
  const { orderId } = await gateway.create(collected, "agreement-f", FARM);
  paypal.approve(orderId, { ...MABEL, surname: "Hen\u202e\n" });
  const seen = await gateway.getOrder(orderId);
  expect(seen).toEqual({
    kind: "approved",
    payer: {
      ...{ givenName: "Mabel", name: "Mabel Hen", address: null },
      ...{ email: MABEL.email, phone: MABEL.phone },
    },
  });
});

test("create throws where PayPal can't be reached, or isn't PayPal", async () => {
  const nowhere = depsOf(`http://127.0.0.1:${await closedPort()}`);
  const { origin } = await httpStandIn(404, "<h1>Not Found</h1>");
  for (const deps of [nowhere, depsOf(origin)]) {
    const gateway = paypalGateway({ ...deps, publicUrl: "https://eggs.example" });
    for (const call of [() => gateway.create(PURCHASE, "a", FARM), () => gateway.getOrder("ORDER")])
      await expect(call()).rejects.toMatchObject({ code: "payment-unreachable" });
  }
});

test("sums survive the way to PayPal and back", async () => {
  const { gateway, paypal } = await atPayPal();
  const [line] = PURCHASE.lines;
  if (!line) throw new Error("no line");
  for (const pounds of [0.01, 0.1, 1.15, 8.2, 4_503_599.07, 99_999_999.99]) {
    const total = toPence(pounds);
    const lines = [{ ...line, quantity: 1, price: total }];
    const { orderId } = await gateway.create({ ...PURCHASE, lines, total }, `sum-${total}`, FARM);
    paypal.approve(orderId);
    const { paid } = await gateway.capture(orderId, { key: `sum-${total}-capture-1` });
    expect(paid?.amount).toBe(total);
  }
});
