import { totalCounts } from "#core/flocks/entries.ts";
import { type EggCounts, eggsIn, type Flock, LOGGED_SIZES } from "#core/flocks/flock.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

/** A twelfth of a penny: one egg at the price of a dozen is a whole number of them. */
type Twelfths = number;

export interface ProfitAndLoss {
  readonly costs: Pence;
  readonly revenue: Pence;
  /** Negative for a loss. Rounded once, from the exact difference. */
  readonly profit: Pence;
  readonly eggs: number;
  readonly costPerDozen: Pence | null;
}

const divideRounding = (dividend: number, divisor: number): number =>
  Math.sign(dividend) * Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor)) || 0;

const worthOf = (counts: EggCounts, prices: Prices): Twelfths =>
  sumOf(LOGGED_SIZES, (size) => counts[size] * (prices[size][12] ?? 0));

export interface FlockTotals {
  readonly costs: Pence;
  readonly eggs: EggCounts;
}

export const totalsOf = (flock: Flock): FlockTotals => ({
  costs: sumOf(flock.costs, ({ amount }) => amount),
  eggs: totalCounts(flock.eggs),
});

export const profitAndLoss = (totals: FlockTotals, prices: Prices): ProfitAndLoss => {
  const { costs } = totals;
  const eggs = eggsIn(totals.eggs);
  const revenue = worthOf(totals.eggs, prices);
  return {
    costs,
    revenue: divideRounding(revenue, 12),
    profit: divideRounding(revenue - 12 * costs, 12),
    eggs,
    costPerDozen: eggs === 0 ? null : divideRounding(costs * 12, eggs),
  };
};
