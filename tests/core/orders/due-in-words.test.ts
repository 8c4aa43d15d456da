import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { dueInShort, dueInWords } from "#core/orders/due-in-words.ts";
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

test("dueInShort names both days of an order, and says which of them is overdue", () => {
  const words = (delivery: string, collection = delivery, status = "Pending") =>
    dueInShort(anOrder({ items: TWO_ITEMS, days: { delivery, collection }, status }), NOON, FARM);
  expect(words("2026-07-04", "2026-07-05")).toEqual({
    words: "Sat 4 Jul, Sun 5 Jul",
    isOverdue: false,
  });
  expect(words("2026-06-27", "2026-07-05")).toEqual({
    words: "Sat 27 Jun, overdue; Sun 5 Jul",
    isOverdue: true,
  });
  expect(words("2026-09-05")?.words).toBe("Sat 5 Sep");
  expect(words("2026-06-27")?.words).toBe("Sat 27 Jun, overdue");
  expect(words("2026-06-27", "2026-06-27", "Completed")?.words).toBe("Sat 27 Jun");
  expect(dueInShort(anOrder({ date: "", status: "Completed" }), NOON, FARM)).toBeNull();
});
