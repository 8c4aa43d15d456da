import type { Flock } from "#core/flocks/flock.ts";
import { type Days, entriesIn } from "#core/flocks/period.ts";

export const booksIn = ({ costs, eggs }: Flock, days: Days): Flock => ({
  costs: entriesIn(costs, days),
  eggs: entriesIn(eggs, days),
});
