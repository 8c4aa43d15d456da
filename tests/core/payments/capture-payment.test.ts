import { describe, expect, test } from "vitest";
import { captureKey } from "#core/payments/agreement.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { MABEL, PAID } from "#tests/support/a-shop.ts";
import { anAgreement } from "#tests/support/records.ts";

const opened = async () => {
  const shop = aSharedShop();
  const orderId = await shop.open();
  const take = () => shop.counter.takePayment(orderId);
  const agreement = () => shop.records.agreements.find(orderId);
  return { ...shop, orderId, take, agreement };
};

describe("capturePayment of a delivery", () => {
  test("records money that was captured before, without another capture", async () => {
    const { provider, orderId, take, order } = await opened();
    provider.become(orderId, { kind: "captured", capture: { ...PAID, captureId: "MONEY" } });
    expect(await take()).toMatchObject({ ok: true });
    expect(await order(orderId)).toMatchObject({ status: "Pending", captureId: "MONEY" });
    expect(provider.keys).toEqual([]);
  });

  test("refuses what the provider denied", async () => {
    const { provider, orderId, take, records } = await opened();
    provider.become(orderId, { kind: "captured", capture: { ...PAID, state: "denied" } });
    expect(await take()).toEqual({ ok: false, refusal: { kind: "payment-declined" } });
    expect(await records.orders.find(orderId)).toBeNull();
  });

  test("leaves an unapproved payment as it is", async () => {
    const { provider, take, agreement } = await opened();
    const before = await agreement();
    expect(await take()).toEqual({ ok: false, refusal: { kind: "not-approved" } });
    expect(await agreement()).toEqual(before);
    expect(provider.keys).toEqual([]);
  });

  test("releases a payment that the provider no longer knows", async () => {
    const { provider, orderId, take, agreement } = await opened();
    provider.become(orderId, { kind: "gone" });
    expect(await take()).toEqual({ ok: false, refusal: { kind: "payment-refused" } });
    expect(await agreement()).toMatchObject({ state: "cancelled" });
    expect(provider.keys).toEqual([]);
  });

  test("refuses the provider's address outside the delivery area, also once the agreement expired", async () => {
    const { provider, orderId, take, agreement, records } = await opened();
    const stored = await agreement();
    if (stored) await records.agreements.replace({ ...stored, state: "expired" });
    provider.approve(orderId, { ...MABEL, address: { ...AT_HOME, postcode: "SW1A 1AA" } });
    expect(await take()).toEqual({ ok: false, refusal: { kind: "outside-delivery-area" } });
    expect(provider.keys).toEqual([]);
    expect(await agreement()).toMatchObject({ state: "cancelled" });
  });

  test("refuses a cancelled agreement", async () => {
    const { counter, orderId, take } = await opened();
    await counter.cancelPayment(orderId);
    expect(await take()).toEqual({ ok: false, refusal: { kind: "cancelled" } });
  });

  test("takes a typed address where the provider knows none", async () => {
    const { provider, orderId, counter } = await opened();
    provider.become(orderId, { kind: "approved", payer: MABEL });
    expect(await counter.takePayment(orderId, { ...MABEL, address: AT_HOME })).toMatchObject({
      ok: true,
    });
  });
});

test("captureKey is made of the reference and the number of declines", () => {
  const agreement = anAgreement({ reference: "ID-7" });
  expect(captureKey(agreement)).toBe("ID-7-capture-1");
  expect(captureKey({ ...agreement, declines: 2 })).toBe("ID-7-capture-3");
});
