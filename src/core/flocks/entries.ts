import type { EggCounts, EggEntry } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";

export const totalCounts = (entries: readonly EggEntry[]): EggCounts => ({
  small: sumOf(entries, ({ counts }) => counts.small),
  medium: sumOf(entries, ({ counts }) => counts.medium),
  large: sumOf(entries, ({ counts }) => counts.large),
  extraLarge: sumOf(entries, ({ counts }) => counts.extraLarge),
  doubleYolkers: sumOf(entries, ({ counts }) => counts.doubleYolkers),
});

export const latestFirst = <Entry extends { readonly date: Day }>(
  entries: readonly Entry[],
): readonly Entry[] =>
  entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) =>
      a.entry.date === b.entry.date ? b.index - a.index : a.entry.date < b.entry.date ? 1 : -1,
    )
    .map(({ entry }) => entry);
