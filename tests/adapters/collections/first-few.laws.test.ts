import fc from "fast-check";
import { expect, test } from "vitest";
import { queried } from "#adapters/collections/queried.ts";
import type { Range } from "#ports/collection.ts";

interface Hen {
  readonly eggs: number | null;
}

const KIND = { indexes: { eggs: { as: "number", of: ({ eggs }: Hen) => eggs } } } as const;

const eggs = fc.integer({ min: 0, max: 5 });
const hens = fc.array(fc.record({ eggs: fc.option(eggs) }));
const ranges: fc.Arbitrary<Range> = fc.record(
  { from: eggs, before: eggs, upTo: eggs },
  { requiredKeys: [] },
);

test("the first few of a range are the beginning of all of it", () => {
  fc.assert(
    fc.property(hens, ranges, eggs, eggs, (kept, range, skip, most) => {
      const where = { eggs: range };
      const few = queried<Hen, "eggs">(KIND, kept, { where, skip, most });
      const all = queried<Hen, "eggs">(KIND, kept, { where });
      expect(few).toEqual(all.slice(skip, skip + most));
    }),
  );
});
