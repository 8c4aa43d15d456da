import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dryRun, mostForDay } from "#core/fefo/dry-run.ts";
import { packOldestFirst, withoutTaken } from "#core/fefo/pack-oldest-first.ts";
import { isFitOn } from "#core/fefo/withhold-eggs.ts";
import { handOverUntil } from "#core/ledger/book-settings.ts";
import { someEggsForDays, someLots, someRules } from "#tests/support/egg-books.ts";

describe("packOldestFirst", () => {
  test("takes what was asked for, or says how many there were too few", () => {
    fc.assert(
      fc.property(someLots, someEggsForDays, someRules, (lots, [wanted], rules) => {
        fc.pre(wanted !== undefined);
        const { from, short } = packOldestFirst(lots, wanted, rules);
        const taken = from.reduce((sum, { eggs }) => sum + eggs, 0);
        expect(taken + short).toBe(wanted.eggs);
        expect(withoutTaken(lots, from).every(({ left }) => left >= 0)).toBe(true);
      }),
    );
  });

  test("packs no egg past its day and none that is withheld", () => {
    fc.assert(
      fc.property(someLots, someEggsForDays, someRules, (lots, [wanted], rules) => {
        fc.pre(wanted !== undefined);
        for (const { lot: id } of packOldestFirst(lots, wanted, rules).from) {
          const lot = lots.find((one) => one.id === id);
          expect(lot && isFitOn(lot, wanted.day, rules)).toBe(true);
          expect(handOverUntil(lot?.laid ?? "", rules) >= wanted.day).toBe(true);
        }
      }),
    );
  });

  test("packs nothing younger while a fit egg that is older is left", () => {
    fc.assert(
      fc.property(someLots, someEggsForDays, someRules, (lots, [wanted], rules) => {
        fc.pre(wanted !== undefined);
        const { from } = packOldestFirst(lots, wanted, rules);
        const after = withoutTaken(lots, from);
        const laidOf = (id: string): string => lots.find((one) => one.id === id)?.laid ?? "";
        const youngest =
          from
            .map(({ lot }) => laidOf(lot))
            .toSorted()
            .at(-1) ?? "";
        const older = after.filter(
          (lot) =>
            lot.category === wanted.category &&
            lot.left > 0 &&
            lot.laid < youngest &&
            isFitOn(lot, wanted.day, rules),
        );
        expect(older).toEqual([]);
      }),
    );
  });
});

describe("mostForDay", () => {
  test("promises no egg that makes another order go short, and one more would", () => {
    fc.assert(
      fc.property(someLots, someEggsForDays, someRules, (lots, [asked, ...promised], rules) => {
        fc.pre(asked !== undefined);
        const shortWith = (eggs: number): number =>
          dryRun(lots, [...promised, { ...asked, eggs }], rules).reduce(
            (sum, { short }) => sum + short,
            0,
          );
        const most = mostForDay(lots, promised, asked, rules);
        expect(shortWith(most)).toBe(shortWith(0));
        if (most < asked.eggs) expect(shortWith(most + 1)).toBeGreaterThan(shortWith(0));
      }),
    );
  });
});
