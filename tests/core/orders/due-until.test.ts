import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { dueInWords } from "#core/orders/due-in-words.ts";
import { dueUntil } from "#core/orders/due-until.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

/** Sunday 28 June 2026. */
const NOON = "2026-06-28T11:00:00.000Z";
const CLOSING = "2026-06-28T15:00:00.000Z";
const MIDNIGHT = "2026-06-28T23:00:00.000Z";

const justBefore = (at: string): string => new Date(Date.parse(at) - 1).toISOString();

test.each([
  ["with a chosen day", anOrder({ days: { delivery: "2026-06-28" } })],
  ["without one", anOrder({ date: "2026-06-27T10:00:00.000Z" })],
])("dueUntil names the instant at which an order %s is overdue", (_which, order) => {
  const until = dueUntil(order, NOON, FARM);
  expect(until).toBe(CLOSING);
  expect(dueInWords(order, justBefore(until), FARM)?.isOverdue).toBe(false);
  expect(dueInWords(order, until, FARM)?.isOverdue).toBe(true);
});

test("dueUntil takes the earlier end of two days, and midnight where none is of today", () => {
  const days = { delivery: "2026-07-04", collection: "2026-06-28" };
  expect(dueUntil(anOrder({ items: TWO_ITEMS, days }), NOON, FARM)).toBe(CLOSING);
  expect(dueUntil(anOrder({ days: { delivery: "2026-07-04" } }), NOON, FARM)).toBe(MIDNIGHT);
  expect(dueUntil(anOrder({ days: { delivery: "2026-06-21" } }), NOON, FARM)).toBe(MIDNIGHT);
});
