import { eggsIn, FLOCK_IDS, type Flock, type FlockId } from "#core/flocks/flock.ts";
import { profitAndLoss } from "#core/flocks/flock-pnl.ts";
import { entriesIn } from "#core/flocks/period.ts";
import { addDays, type Day } from "#core/shared/day.ts";
import { type Pence, sumOf } from "#core/shared/money.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Ports } from "#ports/ports.ts";

export interface FlockOverview {
  /** Each of the last 30 days, today last, with the eggs of all flocks. */
  readonly eggsByDay: readonly { readonly day: Day; readonly eggs: number }[];
  /** Since the books began, at today's prices. */
  readonly profits: readonly { readonly id: FlockId; readonly profit: Pence }[];
}

const DAYS = 30;

const eggsByDay = (flocks: readonly Flock[], today: Day): FlockOverview["eggsByDay"] => {
  const laid = flocks.flatMap(({ eggs }) => entriesIn(eggs, "30", today));
  return Array.from({ length: DAYS }, (_, place) => {
    const day = addDays(today, place + 1 - DAYS);
    const ofDay = laid.filter(({ date }) => date === day);
    return { day, eggs: sumOf(ofDay, ({ counts }) => eggsIn(counts)) };
  });
};

export const getFlockOverview =
  ({ flocks, prices, clock }: Pick<Ports, "flocks" | "prices" | "clock">) =>
  async (): Promise<FlockOverview> => {
    const price = await prices.load();
    const books = await Promise.all(FLOCK_IDS.map((id) => flocks.load(id)));
    return {
      eggsByDay: eggsByDay(books, todayOf(clock)),
      profits: FLOCK_IDS.map((id, place) => ({
        id,
        profit: profitAndLoss(books[place] ?? { costs: [], eggs: [] }, price).profit,
      })),
    };
  };
