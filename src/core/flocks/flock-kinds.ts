import * as v from "valibot";
import { CostEntry, EggEntry } from "#core/flocks/flock.ts";
import { byFlock, idOfEntry, type OfFlock, ofFlock } from "#core/flocks/of-flock.ts";
import { kindOf } from "#core/shared/kind.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

const ofEntries = {
  topic: "flocks",
  id: (entry: OfFlock) => (entry.id === "" ? "" : idOfEntry(entry)),
  mayRepeat: true,
} as const;

const byDay = { day: { as: "text", of: ({ date }: { readonly date: string }) => date } } as const;

const CostOfFlock = v.pipe(v.object({ ...ofFlock, ...CostEntry.entries }), v.check(hasStoredTexts));

const COSTS = kindOf("cost", CostOfFlock, {
  ...ofEntries,
  indexes: { ...byFlock, ...byDay, amount: { as: "number", of: ({ amount }) => amount } },
});

const EggsOfFlock = v.object({ ...ofFlock, ...EggEntry.entries });

const EGG_COUNTS = kindOf("egg_count", EggsOfFlock, {
  ...ofEntries,
  indexes: {
    ...byFlock,
    ...byDay,
    small: { as: "number", of: ({ counts }) => counts.small },
    medium: { as: "number", of: ({ counts }) => counts.medium },
    large: { as: "number", of: ({ counts }) => counts.large },
    extraLarge: { as: "number", of: ({ counts }) => counts.extraLarge },
    doubleYolkers: { as: "number", of: ({ counts }) => counts.doubleYolkers },
  },
});

export const FLOCK_KINDS = { costs: COSTS, eggCounts: EGG_COUNTS } as const;

export type ItemOfFlocks<Name extends keyof typeof FLOCK_KINDS> = Readonly<
  v.InferOutput<(typeof FLOCK_KINDS)[Name]["schema"]>
>;
