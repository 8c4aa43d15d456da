import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aVisitorOf, MABEL, memoryStores, noon } from "#tests/support/a-shop.ts";

const addressIn = (postcode: string) => ({
  ...MABEL,
  address: { lines: ["1 High Street"], postcode, country: "GB" },
});

const opened = async () => {
  const shop = aSharedShop();
  const offered = await shop.offered();
  const orderId = await shop.open();
  const area = (codes: readonly string[]) =>
    shop.records.profile.save({ week: { ...DEFAULT_PROFILE.week, area: codes } });
  const taken = async () => {
    const answer = await shop.counter.takePayment(orderId);
    return answer.ok ? "taken" : answer.refusal.kind;
  };
  return { ...shop, offeredBefore: offered, orderId, area, taken };
};

test("the address at the provider decides, whatever postcode the browser was asked about", async () => {
  const { app, provider, orderId, taken, area } = await opened();
  const visitor = aVisitorOf(app.shop, memoryStores().visitor, noon);
  await visitor.rememberPostcode("RH1 0AB");
  await area(["RH10"]);
  provider.approve(orderId, addressIn("RH10 6AB"));
  expect(await taken()).toBe("taken");
});

test("an address elsewhere is refused before any money moves, and the eggs are on offer at once", async () => {
  const { provider, orderId, taken, offered, offeredBefore } = await opened();
  expect(await offered()).toBeLessThan(offeredBefore);
  provider.approve(orderId, addressIn("RH1 0AB"));
  expect(await taken()).toBe("outside-delivery-area");
  expect(provider.keys).toEqual([]);
  expect(await offered()).toBe(offeredBefore);
});

test("a code that leaves the area during a payment from there is refused before the capture", async () => {
  const { provider, orderId, taken, area } = await opened();
  provider.approve(orderId, addressIn("RH11 7XX"));
  await area(["RH10"]);
  expect(await taken()).toBe("outside-delivery-area");
  expect(provider.keys).toEqual([]);
});

test.each([
  ["RH10 6AB", "taken"],
  ["rh106ab", "taken"],
  ["RH10 7AB", "outside-delivery-area"],
  ["RH1 06AB", "taken"],
  ["RH1 0AB", "outside-delivery-area"],
  ["RH106 6AB", "outside-delivery-area"],
])("of the sector RH10 6, an address at %s is %s", async (postcode, became) => {
  const { provider, orderId, taken, area } = await opened();
  await area(["RH10 6"]);
  provider.approve(orderId, addressIn(postcode));
  expect(await taken()).toBe(became);
});
