import { type EggBalance, eggBalance } from "#core/egg-book/egg-balance.ts";
import { type EggEntry, eggsIn, FLOCK_IDS } from "#core/flocks/flock.ts";
import { whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface SpanOfDays {
  readonly first: Day;
  readonly last: Day;
}

/** What the hens laid on some days, and what became of the eggs of the book. */
export interface EggsOfDays extends EggBalance {
  readonly laid: number;
}

type Deps = Pick<ShopRecords, "lots" | "moves" | "flocks">;

const laidOn = async ({ flocks }: Pick<Deps, "flocks">, days: SpanOfDays): Promise<number> => {
  const books = await Promise.all(FLOCK_IDS.map((id) => flocks.entriesBetween(id, days)));
  const counts: readonly EggEntry[] = books.flatMap(({ eggs }) => eggs);
  return sumOf(counts, (entry) => eggsIn(entry.counts));
};

/** Days of more than 200 days ago are counted to the Monday of their week. */
export const getEggBalance =
  ({ lots, moves, flocks }: Deps) =>
  async (days: SpanOfDays): Promise<EggsOfDays> => {
    const since = whenClockShows(days.first, "00:00");
    const booked = await moves.since(since);
    const undoing = booked.flatMap(({ undoes }) => undoes ?? []);
    const all = {
      lots: await lots.bookedSince(since),
      moves: booked,
      undone: await moves.withIds(undoing),
      sums: (await lots.weekSums()).filter(({ week }) => week >= days.first),
    };
    const left = sumOf(await lots.open(), (lot) => lot.left);
    return { laid: await laidOn({ flocks }, days), ...eggBalance(left, all, days) };
  };
