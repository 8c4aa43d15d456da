import fc from "fast-check";
import { test } from "vitest";
import { penceOf } from "#adapters/farm-json/stored-fields.ts";
import { toPence } from "#core/shared/money.ts";

const figures = fc.oneof(
  fc.double(),
  fc.double({ min: -1e7, max: 1e7 }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 200),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n / 1000),
);

test("penceOf is exact on its fast path too", () => {
  fc.assert(
    fc.property(figures, (pounds) => Object.is(penceOf(pounds), toPence(pounds))),
    { numRuns: 20_000 },
  );
});
