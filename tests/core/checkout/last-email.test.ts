import { expect, test } from "vitest";
import { aSharedShop, LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { aVisitorOf, memoryStores, NOON } from "#tests/support/a-shop.ts";

const YEAR_MS = 365 * 86_400_000;

const aBuyer = () => {
  const shop = aSharedShop();
  const { visitor: store } = memoryStores();
  const at = (ms = 0) =>
    aVisitorOf(shop, store, { now: () => new Date(Date.parse(NOON) + ms).toISOString() });
  const pay = async () => {
    const orderId = await shop.open([LARGE_DOZEN], 340);
    shop.provider.approve(orderId);
    await at().buyer.takePayment(orderId);
  };
  return { at, pay, shop, store };
};

test("the e-mail paid with is remembered for two years, and no longer", async () => {
  const { at, pay } = aBuyer();
  expect(await at().getLastEmail()).toBe("");
  await pay();
  expect(await at().getLastEmail()).toBe("mabel@example.com");
  expect(await at(2 * YEAR_MS - 1).getLastEmail()).toBe("mabel@example.com");
  expect(await at(2 * YEAR_MS).getLastEmail()).toBe("");
});

test("forgetEmail forgets it", async () => {
  const { at, pay } = aBuyer();
  await pay();
  await at().forgetEmail();
  expect(await at().getLastEmail()).toBe("");
});

test("a payment that is declined leaves the e-mail of before", async () => {
  const { at, pay, shop } = aBuyer();
  await pay();
  const orderId = await shop.open([SMALL_TO_COLLECT], 250);
  shop.provider.approve(orderId, { givenName: "Abel", email: "abel@example.com" });
  shop.provider.fail("payment-declined");
  await at().buyer.takePayment(orderId);
  expect(await at().getLastEmail()).toBe("mabel@example.com");
});
