import { type CostEntry, type EggEntry, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import type { FLOCK_KINDS } from "#core/flocks/flock-kinds.ts";
import { keptEntries } from "#core/flocks/kept-entries.ts";
import type { Days } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import type { Collection, CollectionOf } from "#ports/collection.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";

const within = (flock: FlockId, days: Days) => ({
  where: { flock, ...(days && { day: { from: days.first, upTo: days.last } }) },
});

const firstDay = async (
  kept: Pick<Collection<{ readonly date: Day }, "flock" | "day">, "where">,
  where: { readonly flock?: FlockId } = {},
): Promise<Day | null> => (await kept.where({ where, by: "day", most: 1 }))[0]?.date ?? null;

export const flocksIn = (
  keptCosts: CollectionOf<(typeof FLOCK_KINDS)["costs"]>,
  keptEggs: CollectionOf<(typeof FLOCK_KINDS)["eggCounts"]>,
): FlockRepository => {
  const costs = keptEntries<CostEntry, "flock" | "day" | "amount">(keptCosts);
  const eggs = keptEntries<EggEntry, "flock" | "day" | (typeof LOGGED_SIZES)[number]>(keptEggs);
  const entriesBetween = async (flock: FlockId, days: Days) => {
    const query = within(flock, days);
    const [ofCosts, ofEggs] = await Promise.all([costs.where(query), eggs.where(query)]);
    return { costs: ofCosts, eggs: ofEggs };
  };
  return {
    books: (flock) => entriesBetween(flock, null),
    entriesBetween,
    totals: async (flock, days) => {
      const query = within(flock, days);
      const [ofCosts, ofEggs] = await Promise.all([
        keptCosts.sum("amount", query),
        keptEggs.totals(LOGGED_SIZES, query),
      ]);
      return { costs: ofCosts, eggs: ofEggs };
    },
    firstCount: (flock) => firstDay(keptEggs, { flock }),
    oldestDay: async () => {
      const days = await Promise.all([firstDay(keptCosts), firstDay(keptEggs)]);
      return days.filter((day) => day !== null).sort()[0] ?? null;
    },
    addCost: costs.add,
    addEggs: eggs.add,
    findCost: costs.find,
    findEggs: eggs.find,
    replaceCost: costs.replace,
    replaceEggs: eggs.replace,
    removeCost: costs.remove,
    removeEggs: eggs.remove,
    putBackCosts: costs.putBack,
    putBackEggs: eggs.putBack,
  };
};
