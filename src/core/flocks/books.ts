import type { Flock } from "#core/flocks/flock.ts";
import { type Days, entriesIn } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";

export const booksIn = ({ costs, eggs }: Flock, days: Days): Flock => ({
  costs: entriesIn(costs, days),
  eggs: entriesIn(eggs, days),
});

export const oldestDayIn = (flocks: readonly Flock[]): Day | null =>
  flocks
    .flatMap(({ costs, eggs }) => [costs, eggs])
    .reduce<Day | null>(
      (oldest, entries) =>
        entries.reduce<Day | null>(
          (before, { date }) => (before === null || date < before ? date : before),
          oldest,
        ),
      null,
    );
