import { expect, test } from "vitest";
import { paypalGateway } from "#adapters/paypal/server/paypal-gateway.ts";
import { FARM } from "#core/farm.ts";
import {
  aClock,
  atPayPal,
  depsOf,
  PURCHASE,
  timeoutsFor,
  timesAsked,
} from "#tests/adapters/paypal/server/at-stand-in.ts";

const publicUrl = "https://eggs.example";

test("accessToken fetches one token for all requests", async () => {
  const at = await atPayPal();
  const references = Array.from({ length: 8 }, (_, index) => `agreement-${index}`);
  await Promise.all(references.map((reference) => at.gateway.create(PURCHASE, reference, FARM)));
  await at.gateway.create(PURCHASE, "later", FARM);
  expect(timesAsked(at, "token")).toBe(1);
});

test("accessToken keeps a token until a minute before its end", async () => {
  const clock = aClock();
  const at = await atPayPal({ clock }, { tokenSeconds: 600 });
  await at.gateway.create(PURCHASE, "a", FARM);
  clock.advance(538_000);
  await at.gateway.create(PURCHASE, "b", FARM);
  expect(timesAsked(at, "token")).toBe(1);
  clock.advance(3_000);
  await at.gateway.create(PURCHASE, "c", FARM);
  expect(timesAsked(at, "token")).toBe(2);
});

test("accessToken fetches once more after a 401", async () => {
  const at = await atPayPal();
  await at.gateway.create(PURCHASE, "a", FARM);
  at.paypal.endTokens();
  const { orderId } = await at.gateway.create(PURCHASE, "b", FARM);
  expect(orderId).toBeTruthy();
  expect(timesAsked(at, "token")).toBe(2);
});

test("accessToken gives up after a second 401", async () => {
  const at = await atPayPal({}, { tokenSeconds: 0 });
  await expect(at.gateway.create(PURCHASE, "a", FARM)).rejects.toMatchObject({
    code: "payment-unreachable",
  });
  expect(timesAsked(at, "token")).toBe(2);
});

test.each(["hang-before", "drop-after", "500-before", "429-before"] as const)(
  "accessToken retries a lost answer (%s)",
  async (trouble) => {
    const at = await atPayPal(timeoutsFor(trouble));
    at.paypal.trouble("token", trouble, trouble);
    await at.gateway.create(PURCHASE, "a", FARM);
    expect(timesAsked(at, "token")).toBe(3);
  },
);

test("accessToken memoizes no failure", async () => {
  const at = await atPayPal();
  at.paypal.trouble("token", "html-after");
  await expect(at.gateway.create(PURCHASE, "a", FARM)).rejects.toMatchObject({
    code: "payment-unreachable",
  });
  await at.gateway.create(PURCHASE, "a", FARM);
});

test("accessToken throws for unknown credentials without naming them", async () => {
  const { paypal } = await atPayPal();
  const deps = depsOf(paypal.origin, { clientSecret: "wrong-secret" });
  const fault: unknown = await paypalGateway({ ...deps, publicUrl })
    .create(PURCHASE, "a", FARM)
    .catch((thrown) => thrown);
  expect(fault).toMatchObject({ code: "payment-unreachable" });
  expect(String(fault)).not.toMatch(/wrong-secret|Basic/);
  expect(paypal.asked()).toMatchObject([{ route: "token", answer: 401 }]);
});
