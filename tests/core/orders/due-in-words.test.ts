import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { dueInWords } from "#core/orders/due-in-words.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

/** Sunday 28 June 2026 at noon, and once the farm has closed. */
const NOON = "2026-06-28T11:00:00.000Z";
const EVENING = "2026-06-28T15:00:00.000Z";

const CHOSEN = anOrder({ days: { delivery: "2026-06-28" } });

test("dueInWords tells the day that was chosen, and that it is over from the closing hour on", () => {
  const [day, over] = ["Sunday 28 June", "Sunday 28 June, overdue"];
  expect(dueInWords(CHOSEN, NOON, FARM)).toEqual({ words: day, isOverdue: false });
  expect(dueInWords(CHOSEN, EVENING, FARM)).toEqual({ words: over, isOverdue: true });
});

test.each(["Completed", "Refunded", "Cancelled"])(
  "dueInWords calls no order overdue that is %s",
  (status) => {
    expect(dueInWords({ ...CHOSEN, status }, EVENING, FARM)).toEqual({
      words: "Sunday 28 June",
      isOverdue: false,
    });
  },
);

test("dueInWords names both days of an order with two methods, and which of them is overdue", () => {
  const order = anOrder({
    items: TWO_ITEMS,
    days: { delivery: "2026-06-27", collection: "2026-07-04" },
  });
  expect(dueInWords(order, NOON, FARM)).toEqual({
    words: "Saturday 27 June (delivery), overdue and Saturday 4 July (collection)",
    isOverdue: true,
  });
});

test("dueInWords says nothing of an order that is over and was stored without a date", () => {
  expect(dueInWords(anOrder({ date: "", status: "Completed" }), NOON, FARM)).toBeNull();
  expect(dueInWords(anOrder({ date: "" }), NOON, FARM)?.words).toBe("Sunday 28 June");
});
