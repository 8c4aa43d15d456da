import { expect, test } from "vitest";
import { PATIENCE } from "#core/shared/patience.ts";

/** Each shorter than the next. */
const ORDERED: readonly (readonly (keyof typeof PATIENCE)[])[] = [
  ["providerTry", "providerCall", "lookedAfter", "lease", "sweep", "agreement", "forgotten"],
  ["providerCall", "refund"],
  // A page waits for a look at the provider, and for a capture.
  ["providerCall", "pageThatPays", "agreement"],
  ["heartbeat", "silence", "agreement"],
  ["mailTry", "mailLease"],
];

test.each(ORDERED)("PATIENCE orders %s before what comes after it", (...names) => {
  const times = names.map((name) => PATIENCE[name]);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(times.length);
});

test("PATIENCE gives a page the time of two calls of the provider", () => {
  expect(2 * PATIENCE.providerCall).toBeLessThan(PATIENCE.pageThatPays);
});

test("PATIENCE has a payment reconciled within a minute of a server's death", () => {
  expect(PATIENCE.lease).toBeLessThanOrEqual(25_000);
  expect(PATIENCE.sweep + PATIENCE.providerCall).toBeLessThan(60_000);
});
