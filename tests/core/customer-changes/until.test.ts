import { describe, expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { changeableUntil, customerChangesOf, refusalFor } from "#core/orders/customer-changes.ts";
import { changesInWords, linkWords } from "#core/orders/customer-changes-words.ts";
import type { Order } from "#core/orders/order.ts";
import type { OpenHours } from "#core/week/farm-week.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const farmWith = (hours: Partial<OpenHours>) => ({
  ...FARM,
  calendar: { ...FARM.calendar, week: FARM.calendar.week.map((row) => ({ ...row, ...hours })) },
});

const PAID = { paymentMethod: "paypal", captureId: "MONEY" };

const orderFor = (day: string, change: Partial<Order> = {}) =>
  anOrder({ ...PAID, days: { delivery: day }, ...change });

describe("a customer's changes", () => {
  test.each([
    ["2026-11-28", "18:00", "2026-11-27T18:00:00.000Z", "in winter"],
    ["2026-06-27", "18:00", "2026-06-26T17:00:00.000Z", "in summer"],
    ["2027-03-28", "18:00", "2027-03-27T18:00:00.000Z", "before the clock goes forward"],
    ["2027-03-29", "18:00", "2027-03-28T17:00:00.000Z", "on the day that it goes forward"],
    ["2027-03-29", "01:30", "2027-03-28T01:00:00.000Z", "within the hour that it skips"],
    ["2026-10-25", "18:00", "2026-10-24T17:00:00.000Z", "before it goes back"],
    ["2026-10-26", "18:00", "2026-10-25T18:00:00.000Z", "on the day that it goes back"],
    ["2026-10-26", "01:30", "2026-10-25T01:30:00.000Z", "within the hour that it shows twice"],
  ])("are taken for %s with a cut-off at %s until %s, %s", (day, cutOffTime, until) => {
    const farm = {
      ...FARM,
      calendar: {
        ...FARM.calendar,
        exceptions: [
          {
            kind: "added",
            id: "A",
            day,
            method: "delivery",
            from: "",
            to: "",
            cutOffDays: 1,
            cutOffTime,
            orders: null,
            eggs: null,
          } as const,
        ],
      },
    };
    expect(changeableUntil(orderFor(day), farm)).toBe(until);
    const before = new Date(Date.parse(until) - 1_000).toISOString();
    for (const deed of ["mayChangeDay", "mayCancel"] as const) {
      expect(refusalFor(orderFor(day), farm, before, deed)).toBeNull();
      expect(refusalFor(orderFor(day), farm, until, deed)).toEqual({ kind: "too-late" });
    }
  });

  test("go by the earlier of two days, and by the earlier cut-off of one day", () => {
    const of = (delivery: string, collection: string, farm = FARM) =>
      changeableUntil(anOrder({ items: TWO_ITEMS, days: { delivery, collection } }), farm);
    expect(of("2026-06-28", "2026-06-27")).toBe("2026-06-26T23:00:00.000Z");
    const week = FARM.calendar.week.map((row) =>
      row.method === "delivery" ? { ...row, cutOffDays: 3 } : row,
    );
    const farm = { ...FARM, calendar: { ...FARM.calendar, week } };
    expect(of("2026-06-27", "2026-06-27", farm)).toBe("2026-06-24T23:00:00.000Z");
    expect(of("2026-06-28", "2026-06-27", farm)).toBe("2026-06-26T23:00:00.000Z");
  });

  test("go by the end of the day before on a day that the calendar has no longer", () => {
    expect(changeableUntil(orderFor("2026-06-24"), farmWith({ cutOffDays: 5 }))).toBe(
      "2026-06-23T23:00:00.000Z",
    );
  });

  test("are none for an order without a known day", () => {
    expect(customerChangesOf(anOrder({ ...PAID, date: "" }), FARM)).toBeNull();
  });
});

const NOW = "2026-06-25T11:00:00.000Z";

const wordsOf = (change: Partial<Order>, may = FARM.customersMay, now = NOW) => {
  const farm = { ...farmWith({ cutOffTime: "18:00" }), customersMay: may };
  const changes = customerChangesOf(orderFor("2026-06-27", change), farm);
  if (!changes) throw new Error("There are none.");
  return [changesInWords(changes, farm, now), linkWords(changes, now)];
};

const FIVE = Array.from({ length: 5 }, () => ({ at: NOW, kind: "customer-moved" }) as const);

describe("words of changes", () => {
  const until = "until 6:00 PM on Friday 26 June";

  test.each<[string, Partial<Order>, boolean, boolean, string, string | null]>([
    [
      "both",
      {},
      true,
      true,
      "You can change or cancel this order until 6:00 PM on Friday 26 June.",
      `Change or cancel: ${until}`,
    ],
    [
      "no cancelling",
      {},
      true,
      false,
      "You can change the day of this order until 6:00 PM on Friday 26 June.",
      `Change the day: ${until}`,
    ],
    [
      "no changing",
      {},
      false,
      true,
      "You can cancel this order until 6:00 PM on Friday 26 June.",
      `Cancel: ${until}`,
    ],
    [
      "nothing but adding",
      {},
      false,
      false,
      "You can add to this order until 6:00 PM on Friday 26 June.",
      null,
    ],
    [
      "five changes",
      { log: FIVE },
      true,
      true,
      `You can cancel this order until 6:00 PM on Friday 26 June. To change its day once more, please text us on ${FARM.phone}.`,
      `Cancel: ${until}`,
    ],
  ])("where there is %s", (_name, change, changeDay, cancel, page, letter) => {
    expect(wordsOf(change, { changeDay, cancel })).toEqual([page, letter]);
  });

  test("say that it is too late", () => {
    const both = { changeDay: true, cancel: true };
    const [late, letter] = wordsOf({}, both, "2026-06-26T17:00:00.000Z");
    expect(late).toBe(
      `We are packing this order. If something is wrong, text us on ${FARM.phone}.`,
    );
    expect(letter).toBeNull();
  });
});
