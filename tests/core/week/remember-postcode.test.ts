import { expect, test } from "vitest";
import { aShop, aVisitorOf, memoryStores, NOON } from "#tests/support/a-shop.ts";

const DAY_MS = 86_400_000;

const aBrowser = () => {
  const { app } = aShop();
  const { visitor: store } = memoryStores();
  return (ms = 0) =>
    aVisitorOf(app.shop, store, { now: () => new Date(Date.parse(NOON) + ms).toISOString() });
};

test("the postcode asked about is remembered, as it is written, for 30 days", async () => {
  const at = aBrowser();
  expect(await at().getDeliveryPostcode()).toBe("");
  await at().rememberPostcode(" rh1-06ab");
  expect(await at(30 * DAY_MS - 1).getDeliveryPostcode()).toBe("RH10 6AB");
  expect(await at(30 * DAY_MS).getDeliveryPostcode()).toBe("");
});

test("rememberPostcode keeps the postcode of before in the place of what is none", async () => {
  const at = aBrowser();
  await at().rememberPostcode("RH1 0AB");
  for (const typed of ["", "RH10", "next to the mill"]) await at(1).rememberPostcode(typed);
  expect(await at().getDeliveryPostcode()).toBe("RH1 0AB");
});
