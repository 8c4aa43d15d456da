import { describe, expect, test, vi } from "vitest";
import { paypalPayments } from "#adapters/paypal/browser/paypal-payments.ts";
import { FARM } from "#core/farm.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { PAID } from "#tests/support/a-shop.ts";
import { checkOrderRequest } from "#tests/support/orders-v2-rules.ts";
import { aCart, purchaseAt } from "#tests/support/purchases.ts";

const PURCHASE = purchaseAt(aCart({ quantity: 2 }), DEFAULT_PRICES);

const CAPTURED = {
  status: "COMPLETED",
  payer: { name: { given_name: "Mabel", surname: "Hen" }, email_address: "mabel@example.com" },
  purchase_units: [{ payments: { captures: [{ status: "COMPLETED" }] } }],
};

const alreadyCaptured = () => new Error('{"details":[{"issue":"ORDER_ALREADY_CAPTURED"}]}');

const approved = async (...captures: (() => Promise<unknown>)[]) => {
  const paypal = paypalPayments();
  return async () => {
    const capture = captures.shift();
    if (capture) await paypal.provideApproveActions("ORDER-1", { order: { capture } });
    return paypal.gateway.capture("ORDER-1", { key: "1" });
  };
};

test("create calls the button's SDK with a body that Orders v2 accepts", async () => {
  const paypal = paypalPayments();
  const create = vi.fn().mockResolvedValue("ORDER-1");
  await paypal.provideCreateActions({ order: { create } });
  expect(await paypal.gateway.create(PURCHASE, "REF", FARM)).toEqual({ orderId: "ORDER-1" });
  expect(checkOrderRequest(create.mock.calls[0]?.[0])).toEqual([]);
});

test("create throws a Fault where PayPal refuses", async () => {
  const paypal = paypalPayments();
  await expect(paypal.gateway.create(PURCHASE, "REF", FARM)).rejects.toMatchObject({
    code: "payment-failed",
  });
  await paypal.provideCreateActions({ order: { create: () => Promise.reject(new Error("503")) } });
  await expect(paypal.gateway.create(PURCHASE, "REF", FARM)).rejects.toMatchObject({
    code: "payment-unreachable",
  });
});

const withCaptures = (...statuses: (string | null)[]) => ({
  ...CAPTURED,
  purchase_units: [{ payments: { captures: statuses.map((status) => ({ status })) } }],
});

const BY_MABEL = { ...PAID, payer: { ...PAID.payer, name: "Mabel Hen", address: null } };

test("capture names the payer", async () => {
  const capture = await approved(async () => CAPTURED);
  expect(await capture()).toEqual(BY_MABEL);
});

test("capture names the address as far as PayPal does", async () => {
  const address = { address_line_1: "1 High Street", admin_area_2: "Crawley", postal_code: "RH10" };
  const [unit] = CAPTURED.purchase_units;
  const capture = await approved(async () => ({
    ...CAPTURED,
    purchase_units: [{ ...unit, shipping: { name: { full_name: "M. Hen" }, address } }],
  }));
  expect(await capture()).toMatchObject({
    payer: {
      name: "Mabel Hen",
      shippingName: "M. Hen",
      address: { lines: ["1 High Street", "Crawley"], postcode: "RH10", country: "" },
    },
  });
});

test("capture is pending by its own status, not the order's", async () => {
  const capture = await approved(async () => withCaptures("PENDING"));
  expect(await capture()).toEqual({ ...BY_MABEL, state: "pending" });
});

test.each([
  ["no payer", { ...CAPTURED, payer: undefined }],
  ["a payer of nulls", { ...CAPTURED, payer: { name: null, email_address: null } }],
  ["an empty payer", { ...CAPTURED, payer: {} }],
  ["no status of the order", { ...CAPTURED, status: null, payer: {} }],
])("capture with %s succeeds", async (_what, response) => {
  const capture = await approved(async () => response);
  const payer = { givenName: "", email: "", address: null };
  expect(await capture()).toEqual({ payer, state: "completed" });
});

describe("capture throws a Fault for one", () => {
  test.each([
    ["that PayPal declined", withCaptures("DECLINED")],
    ["that failed", withCaptures("FAILED")],
    ["of which one part was declined", withCaptures("COMPLETED", "DECLINED")],
    ["that has no status", withCaptures(null)],
    ["that was paid back", withCaptures("REFUNDED")],
    ["whose answer names no capture", withCaptures()],
    ["whose answer has no units", { ...CAPTURED, purchase_units: [] }],
    ["of nothing but a completed order", { status: "COMPLETED" }],
    ["that is nothing", {}],
    ["that is no answer at all", undefined],
    ["that is text", "ok"],
  ])("%s", async (_what, response) => {
    const capture = await approved(async () => response);
    await expect(capture()).rejects.toMatchObject({ code: "payment-failed" });
  });

  test("that PayPal refused, with the issue", async () => {
    const refused = () =>
      Promise.reject(new Error('{"details":[{"issue":"INSTRUMENT_DECLINED"}]}'));
    const capture = await approved(refused);
    await expect(capture()).rejects.toMatchObject({ code: "payment-failed" });
  });

  test.each([
    ["that throws before it promises anything", new Error("thrown")],
    ["that lost its connection", new TypeError("Failed to fetch")],
    ["that ended in anything else", "window closed"],
  ])("%s, as it is unknown whether the money was taken", async (_what, error) => {
    const capture = await approved(() => {
      throw error;
    });
    await expect(capture()).rejects.toMatchObject({ code: "payment-doubtful" });
  });

  test("whatever the error looks like, even one that holds itself", async () => {
    const endless = Object.assign(new Error("declined"), { self: {} });
    endless.self = endless;
    const capture = await approved(() => Promise.reject(endless));
    await expect(capture()).rejects.toMatchObject({ code: "payment-doubtful" });
  });

  test("that was given no way to capture", async () => {
    const capture = await approved();
    await expect(capture()).rejects.toMatchObject({ code: "payment-failed" });
  });

  test("that was captured before, of its own kind", async () => {
    const capture = await approved(() => Promise.reject(alreadyCaptured()));
    await expect(capture()).rejects.toMatchObject({ code: "payment-already-captured" });
  });
});

test("capture twice at once answers the same", async () => {
  let finish: (response: unknown) => void = () => undefined;
  const capture = await approved(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    () => Promise.reject(alreadyCaptured()),
  );
  const first = capture();
  await new Promise((resolve) => setTimeout(resolve));
  const both = [first, capture()];
  await new Promise((resolve) => setTimeout(resolve));
  finish(CAPTURED);
  expect(await Promise.all(both)).toEqual([BY_MABEL, BY_MABEL]);
});

test("capture of an already captured order waits for the earlier one, however slow", async () => {
  vi.useFakeTimers();
  let finish: (response: unknown) => void = () => undefined;
  const capture = await approved(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    () => Promise.reject(alreadyCaptured()),
  );
  const first = capture();
  await vi.advanceTimersByTimeAsync(1);
  const second = capture();
  await vi.advanceTimersByTimeAsync(60_000);
  finish(CAPTURED);
  expect(await second).toEqual(await first);
  vi.useRealTimers();
});

test("capture doesn't wait for ever for an earlier one that never settles", async () => {
  vi.useFakeTimers();
  const capture = await approved(
    () => new Promise(() => undefined),
    () => Promise.reject(new Error('{"issue":"INSTRUMENT_DECLINED"}')),
  );
  void capture();
  await vi.advanceTimersByTimeAsync(1);
  const second = expect(capture()).rejects.toMatchObject({ code: "payment-failed" });
  await vi.advanceTimersByTimeAsync(5_000);
  await second;
  vi.useRealTimers();
});
