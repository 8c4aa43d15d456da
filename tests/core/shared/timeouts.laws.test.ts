import { expect, test } from "vitest";
import { TIMEOUTS } from "#core/shared/timeouts.ts";

/** Each shorter than the next. */
const ORDERED: readonly (readonly (keyof typeof TIMEOUTS)[])[] = [
  ["providerTry", "providerCall", "lookedAfter", "lease", "sweep", "agreement", "forgotten"],
  ["providerCall", "refund"],
  // A page waits for a look at the provider, and for a capture.
  ["providerCall", "pageThatPays", "agreement"],
  ["heartbeat", "silence", "agreement"],
  ["mailTry", "mailLease"],
];

test.each(ORDERED)("TIMEOUTS orders %s before what comes after it", (...names) => {
  const times = names.map((name) => TIMEOUTS[name]);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(times.length);
});

test("TIMEOUTS gives a page the time of two calls of the provider", () => {
  expect(2 * TIMEOUTS.providerCall).toBeLessThan(TIMEOUTS.pageThatPays);
});

test("TIMEOUTS has a payment reconciled within a minute of a server's death", () => {
  expect(TIMEOUTS.lease).toBeLessThanOrEqual(25_000);
  expect(TIMEOUTS.sweep + TIMEOUTS.providerCall).toBeLessThan(60_000);
});
