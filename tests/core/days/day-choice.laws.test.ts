import fc from "fast-check";
import { expect, test } from "vitest";
import { agedOffers, choiceOf, earliestDay, firstOffers } from "#core/days/day-choice.ts";
import type { DayOffer } from "#core/days/day-offers.ts";
import { addDays, addHours } from "#core/shared/calendar.ts";

const NOON = "2026-11-27T12:00:00.000Z";
const FIRST = "2026-11-28";

const someOffer = fc
  .record({
    state: fc.constantFrom("open", "full", "closed", "over"),
    hours: fc.integer({ min: -48, max: 200 }),
    eggs: fc.option(fc.integer({ min: 6, max: 59 }), { nil: undefined }),
    places: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  })
  .map(
    ({ state, hours, eggs, places }): Omit<DayOffer, "day"> => ({
      from: "",
      to: "",
      closesAt: addHours(NOON, hours),
      state,
      ...(state === "closed" && { reason: "Fair" }),
      ...(state === "open" && eggs !== undefined && { eggs }),
      ...(state === "open" && places !== undefined && { places }),
    }),
  );

const someOffers = fc
  .array(someOffer, { maxLength: 12 })
  .map((offers) => offers.map((offer, at): DayOffer => ({ day: addDays(FIRST, at), ...offer })));

const someDay = fc.integer({ min: 0, max: 14 }).map((days) => addDays(FIRST, days));

const neededEggs = fc.integer({ min: 6, max: 80 });

test("a wanted day is chosen or gone, and never another one", () => {
  fc.assert(
    fc.property(someOffers, neededEggs, someDay, (offers, needed, wanted) => {
      const { day, gone } = choiceOf(offers, needed, wanted);
      expect([day, gone?.day].filter(Boolean)).toEqual([wanted]);
      const offer = offers.find((one) => one.day === wanted);
      const isOpen = offer?.state === "open" && (offer.eggs ?? Number.POSITIVE_INFINITY) >= needed;
      expect(day !== null).toBe(isOpen);
    }),
  );
});

test("the earliest day may be chosen, and none before it", () => {
  fc.assert(
    fc.property(someOffers, neededEggs, (offers, needed) => {
      const earliest = earliestDay(offers, needed);
      for (const { day } of offers)
        expect(choiceOf(offers, needed, day).day !== null && day < (earliest ?? "9")).toBe(false);
      if (earliest) expect(choiceOf(offers, needed, earliest).day).toBe(earliest);
    }),
  );
});

test("offers that age stay as they are but for cut-offs that pass", () => {
  fc.assert(
    fc.property(someOffers, fc.integer({ min: 0, max: 100 }), (offers, hours) => {
      const now = addHours(NOON, hours);
      for (const aged of agedOffers(offers, now)) {
        const before = offers.find(({ day }) => day === aged.day);
        const isPast = before?.state !== "closed" && (before?.closesAt ?? "") <= now;
        if (!isPast) expect(aged).toEqual(before);
        else {
          expect(aged.state).toBe("over");
          expect(aged).not.toHaveProperty("places");
        }
      }
    }),
  );
});

test("the first offers are a beginning with so many open ones, with the wanted one among them", () => {
  fc.assert(
    fc.property(someOffers, someDay, fc.integer({ min: 1, max: 5 }), (offers, wanted, most) => {
      const open = (some: readonly DayOffer[]) => some.filter(({ state }) => state === "open");
      const first = firstOffers(offers, most, null);
      expect(first).toEqual(offers.slice(0, first.length));
      expect(open(first)).toHaveLength(Math.min(most, open(offers).length));
      const withWanted = firstOffers(offers, most, wanted);
      expect(withWanted.slice(0, first.length)).toEqual(first);
      expect(withWanted.some(({ day }) => day === wanted)).toBe(
        offers.some(({ day }) => day === wanted),
      );
    }),
  );
});
