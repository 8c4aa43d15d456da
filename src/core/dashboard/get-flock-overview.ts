import { type EggEntry, eggsIn, FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import { profitAndLoss } from "#core/flocks/flock-pnl.ts";
import { daysOf } from "#core/flocks/period.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayOf } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface FlockOverview {
  readonly eggsByDay: readonly { readonly day: Day; readonly eggs: number | null }[];
  readonly profits: readonly { readonly id: FlockId; readonly profit: Pence }[];
}

const DAYS = 30;

const eggsByDay = (laid: readonly EggEntry[], today: Day): FlockOverview["eggsByDay"] =>
  Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - DAYS);
    const ofDay = laid.filter(({ date }) => date === day);
    return { day, eggs: ofDay.length > 0 ? sumOf(ofDay, ({ counts }) => eggsIn(counts)) : null };
  });

export const getFlockOverview =
  ({ flocks, prices, clock }: Pick<ShopRecords, "flocks" | "prices"> & Pick<ShopPorts, "clock">) =>
  async (): Promise<FlockOverview> => {
    const price = await prices.load();
    const today = todayOf(clock);
    const days = daysOf("30", today);
    const recent = await Promise.all(FLOCK_IDS.map((id) => flocks.entriesBetween(id, days)));
    const totals = await Promise.all(FLOCK_IDS.map((id) => flocks.totals(id, null)));
    return {
      eggsByDay: eggsByDay(
        recent.flatMap(({ eggs }) => eggs),
        today,
      ),
      profits: totals.map((total, index) => ({
        id: FLOCK_IDS[index] as FlockId,
        profit: profitAndLoss(total, price).profit,
      })),
    };
  };
