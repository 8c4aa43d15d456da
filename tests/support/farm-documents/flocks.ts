import fc from "fast-check";
import { COST_TYPES, FLOCK_IDS } from "#core/flocks/flock.ts";
import {
  count,
  day,
  id,
  listOf,
  pounds,
  withMore,
  words,
} from "#tests/support/farm-documents/any-json.ts";

const cost = withMore(
  fc.record({
    id,
    date: day,
    type: fc.constantFrom(...COST_TYPES),
    amount: pounds,
    description: words,
  }),
);

const eggs = withMore(
  fc.record({
    id,
    date: day,
    small: count,
    medium: count,
    large: count,
    extraLarge: count,
    doubleYolkers: count,
  }),
);

export const flockData = withMore(
  fc.record(
    Object.fromEntries(
      FLOCK_IDS.map((flock) => [
        flock,
        withMore(fc.record({ costLog: listOf(cost), eggLog: listOf(eggs) })),
      ]),
    ),
  ),
);
