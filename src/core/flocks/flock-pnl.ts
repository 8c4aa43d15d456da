import { type EggCounts, eggsIn, type Flock, LOGGED_SIZES } from "#core/flocks/flock.ts";
import type { Prices } from "#core/pricing/prices.ts";
import { type Pence, sumOf } from "#core/shared/money.ts";

/** Twelfths of a penny: in these an egg at a twelfth of a dozen's price is exact. */
type Twelfths = number;

export interface ProfitAndLoss {
  readonly costs: Pence;
  readonly revenue: Pence;
  /** Negative for a loss. Rounded once, from the exact difference. */
  readonly profit: Pence;
  readonly eggs: number;
  /** What a dozen eggs cost to lay, or null when none was laid. */
  readonly costPerDozen: Pence | null;
}

/** The nearest whole number to a quotient, half away from zero. */
const divideRounding = (dividend: number, divisor: number): number =>
  Math.sign(dividend) * Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor)) || 0;

/** Each egg is worth a twelfth of its size's 12-pack; a size without such a price is worth nothing. */
export const worthOf = (counts: EggCounts, prices: Prices): Twelfths =>
  sumOf(LOGGED_SIZES, (size) => counts[size] * (prices[size][12] ?? 0));

/** Revenue less costs, exact, in twelfths of a penny. */
export const exactProfit = (flock: Flock, prices: Prices): Twelfths =>
  sumOf(flock.eggs, ({ counts }) => worthOf(counts, prices)) -
  12 * sumOf(flock.costs, ({ amount }) => amount);

export const profitAndLoss = (flock: Flock, prices: Prices): ProfitAndLoss => {
  const costs = sumOf(flock.costs, ({ amount }) => amount);
  const eggs = sumOf(flock.eggs, ({ counts }) => eggsIn(counts));
  return {
    costs,
    revenue: divideRounding(
      sumOf(flock.eggs, ({ counts }) => worthOf(counts, prices)),
      12,
    ),
    profit: divideRounding(exactProfit(flock, prices), 12),
    eggs,
    costPerDozen: eggs === 0 ? null : divideRounding(costs * 12, eggs),
  };
};
