import { describe, expect, test } from "vitest";
import { paypalPayments } from "#adapters/paypal/browser/paypal-payments.ts";
import { practicePayments } from "#adapters/practice/practice-payments.ts";
import { randomCode } from "#adapters/system/random-code.ts";
import { FARM } from "#core/farm.ts";
import { SHORT_ID_LENGTH } from "#core/orders/order.ts";
import type { Capture } from "#core/payments/payment.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { MABEL, PAID } from "#tests/support/a-shop.ts";
import { A_PURCHASE } from "#tests/support/records.ts";

interface Provider {
  readonly gateway: PaymentGateway;
  /** Captures what Mabel has approved. */
  captureApproved(orderId: string): Promise<Capture>;
}

const paypal = (): Provider => {
  const { gateway, provideCreateActions, provideApproveActions } = paypalPayments();
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
  void provideCreateActions({ order: { create: async () => `${++orders}-ORDER-OF-PAYPAL` } });
  return {
    gateway,
    captureApproved: async (orderId) => {
      await provideApproveActions(orderId, { order: { capture: capture(orderId) } });
      return gateway.capture(orderId, { key: "1" });
    },
  };
};

const practice = (): Provider => {
  const gateway = practicePayments(randomCode(crypto));
  return {
    gateway,
    captureApproved: (orderId) => gateway.capture(orderId, { key: "1", payer: MABEL }),
  };
};

/** The provider knows of no approval, or no payer was named. */
const NOTHING_TAKEN = /^payment-(?:failed|without-payer)$/;

const create = async (gateway: PaymentGateway) =>
  (await gateway.create(A_PURCHASE, "REFERENCE", FARM)).orderId;

describe.each([
  ["PayPal", paypal],
  ["practice", practice],
])("payments by %s", (_name, freshProvider) => {
  test("give every order an id of its own, by its first letters too", async () => {
    const { gateway } = freshProvider();
    const ids = [await create(gateway), await create(gateway)];
    expect(new Set(ids.map((id) => id.slice(0, SHORT_ID_LENGTH))).size).toBe(2);
  });

  test("name the payer of what was approved, and say that the money is here", async () => {
    const { gateway, captureApproved } = freshProvider();
    const orderId = await create(gateway);
    expect(await captureApproved(orderId)).toMatchObject(PAID);
  });

  test("answer the same when asked again", async () => {
    const { gateway, captureApproved } = freshProvider();
    const orderId = await create(gateway);
    await captureApproved(orderId);
    expect(await captureApproved(orderId)).toMatchObject(PAID);
  });

  test("answer about one order whatever was captured of another", async () => {
    const { gateway, captureApproved } = freshProvider();
    const [first, second] = [await create(gateway), await create(gateway)];
    await captureApproved(first);
    await expect(gateway.capture(second, { key: "1" })).rejects.toMatchObject({
      code: expect.stringMatching(NOTHING_TAKEN),
    });
    expect(await captureApproved(second)).toMatchObject(PAID);
  });

  test("fail with a Fault, as a promise, when the buyer has not approved", async () => {
    const { gateway } = freshProvider();
    const answer = gateway.capture("unknown", { key: "1" });
    expect(answer).toBeInstanceOf(Promise);
    await expect(answer).rejects.toMatchObject({
      name: "Fault",
      code: expect.stringMatching(NOTHING_TAKEN),
    });
  });
});
