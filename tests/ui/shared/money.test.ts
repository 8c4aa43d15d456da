import fc from "fast-check";
import { expect, test } from "vitest";
import { formatGbp } from "#ui/shared/money.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const FIGURES = new Intl.NumberFormat("en-GB");

/** Of any length: most of fast-check's own are long. */
const whole = fc.integer({ min: 0, max: 14 }).chain((digits) => fc.nat({ max: 10 ** digits }));

test("formatGbp writes pounds and pence", () => {
  fc.assert(
    fc.property(whole, fc.boolean(), (sum, isLoss) => {
      const pence = isLoss && sum > 0 ? -sum : sum;
      expect(formatGbp(pence)).toBe(POUNDS.format(pence / 100));
    }),
  );
});

test("withCommas sets thousands apart", () => {
  fc.assert(fc.property(whole, (figure) => withCommas(figure) === FIGURES.format(figure)));
});
