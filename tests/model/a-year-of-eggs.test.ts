import fc from "fast-check";
import { expect, test } from "vitest";
import { walk } from "#tests/model/egg-year/walk.ts";
import { inMemory } from "#tests/model/egg-year/world.ts";
import { isAtFullLength } from "../../tools/lib/extent.ts";
import { seconds } from "../../tools/lib/slowness.ts";

/** For whole years: YEARS=3 walks three. */
const YEARS = Number(process.env.YEARS ?? Number(isAtFullLength));
const DAYS = YEARS > 0 ? 366 : 60;

const seeds = fc.noShrink(fc.nat());

test("every egg and penny adds up at each midnight, through counts, orders and mistakes", {
  timeout: seconds(YEARS > 0 ? 360 * YEARS : 60),
}, async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      const { world, trouble } = await walk({ seed: String(seed), days: DAYS, home: inMemory() });
      expect(trouble, `seed ${seed}`).toBeNull();
      expect(world.diary.orders.size).toBeGreaterThan(DAYS * 4);
    }),
    { numRuns: Math.max(1, YEARS), endOnFailure: true },
  );
});
