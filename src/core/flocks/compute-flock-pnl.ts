import type { FlockId } from "#core/flocks/flock.ts";
import { type ProfitAndLoss, profitAndLoss } from "#core/flocks/flock-pnl.ts";
import { entriesIn, type Period } from "#core/flocks/period.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Ports } from "#ports/ports.ts";

/** A flock's figures over a period, at today's prices. */
export const computeFlockPnL =
  ({ flocks, prices, clock }: Pick<Ports, "flocks" | "prices" | "clock">) =>
  async (id: FlockId, period: Period): Promise<ProfitAndLoss> => {
    const { costs, eggs } = await flocks.load(id);
    const today = todayOf(clock);
    const inPeriod = {
      costs: entriesIn(costs, period, today),
      eggs: entriesIn(eggs, period, today),
    };
    return profitAndLoss(inPeriod, await prices.load());
  };
