import { describe, expect, test } from "vitest";
import { paypalPayments } from "#adapters/paypal/paypal-payments.ts";
import { practicePayments } from "#adapters/practice/practice-payments.ts";
import { randomCode } from "#adapters/system/random-code.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { MABEL, PAID } from "#tests/support/a-shop.ts";
import { aCart, purchaseAt } from "#tests/support/purchases.ts";

interface Provider {
  readonly gateway: PaymentGateway;
  /** What the buyer does. */
  approve(orderId: string): Promise<void>;
}

const paypal = (): Provider => {
  const payments = paypalPayments();
  let orders = 0;
  const captured = new Set<string>();
  const capture = (orderId: string) => async () => {
    if (captured.has(orderId)) throw new Error("ORDER_ALREADY_CAPTURED");
    captured.add(orderId);
    return {
      payer: { name: { given_name: MABEL.givenName }, email_address: MABEL.email },
      purchase_units: [{ payments: { captures: [{ status: "COMPLETED" }] } }],
    };
  };
  void payments.lendForCreating({ order: { create: async () => `${++orders}-ORDER-OF-PAYPAL` } });
  return {
    gateway: payments.gateway,
    approve: (orderId) =>
      payments.lendForCapturing(orderId, { order: { capture: capture(orderId) } }),
  };
};

const practice = (): Provider => {
  const payments = practicePayments(randomCode(crypto));
  return { gateway: payments.gateway, approve: (orderId) => payments.approve(orderId, MABEL) };
};

const PURCHASE = purchaseAt(aCart({}), DEFAULT_PRICES);

describe.each([
  ["PayPal", paypal],
  ["practice", practice],
])("payments by %s", (_name, freshProvider) => {
  test("give every order an id of its own", async () => {
    const { gateway } = freshProvider();
    const ids = [await gateway.create(PURCHASE), await gateway.create(PURCHASE)];
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(2);
  });

  test("tell the payer once the buyer has approved", async () => {
    const { gateway, approve } = freshProvider();
    const orderId = await gateway.create(PURCHASE);
    await approve(orderId);
    expect(await gateway.capture(orderId)).toEqual(PAID);
  });

  test("tell the same payer when asked again", async () => {
    const { gateway, approve } = freshProvider();
    const orderId = await gateway.create(PURCHASE);
    await approve(orderId);
    await gateway.capture(orderId);
    expect(await gateway.capture(orderId)).toEqual(PAID);
  });

  test("fail with a Fault, as a promise, when nobody approved", async () => {
    const { gateway } = freshProvider();
    const answer = gateway.capture("unknown");
    expect(answer).toBeInstanceOf(Promise);
    await expect(answer).rejects.toMatchObject({ code: "payment-failed" });
  });
});
