import type { FlockId } from "#core/flocks/flock.ts";
import { type ProfitAndLoss, profitAndLoss } from "#core/flocks/flock-pnl.ts";
import { daysOf, type Period } from "#core/flocks/period.ts";
import { todayOf } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export const computeFlockPnL =
  ({ flocks, prices, clock }: Pick<ShopRecords, "flocks" | "prices"> & Pick<ShopPorts, "clock">) =>
  async (id: FlockId, period: Period): Promise<ProfitAndLoss> =>
    profitAndLoss(await flocks.totals(id, daysOf(period, todayOf(clock))), await prices.load());
