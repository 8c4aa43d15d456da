import { isPulletDay } from "#core/care/flock-care.ts";
import { hensOn } from "#core/care/hens.ts";
import { type Withdrawal, withheldOn } from "#core/care/medicine.ts";
import { missedDays } from "#core/care/missed-days.ts";
import { totalCounts } from "#core/flocks/entries.ts";
import { type EggCounts, type EggEntry, FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface DayFigures {
  readonly date: Day;
  readonly counts: EggCounts;
}

export interface CountOfDay extends EggEntry {
  /** When the count was entered: an ISO 8601 instant; empty where unknown. */
  readonly at: string;
}

export interface FlockToCount {
  readonly flock: FlockId;
  readonly name: string;
  readonly isInUse: boolean;
  readonly last: DayFigures | null;
  readonly entries: readonly CountOfDay[];
  readonly missed: readonly Day[];
  readonly isPullets: boolean;
  readonly withheld: Withdrawal | null;
}

export interface CountSheet {
  readonly day: Day;
  readonly today: Day;
  readonly flocks: readonly FlockToCount[];
}

const DAYS_IN_USE = 30;
const DAYS_BACK = 60;

const lastBefore = (eggs: readonly EggEntry[], day: Day): DayFigures | null => {
  const dates = eggs.map(({ date }) => date).filter((date) => date < day);
  const date = dates.toSorted().at(-1);
  return date === undefined
    ? null
    : { date, counts: totalCounts(eggs.filter((entry) => entry.date === date)) };
};

/** Finds a note by its id: a flock may have ten years of them. */
const withTime =
  (care: ShopRecords["care"]) =>
  async (entry: EggEntry): Promise<CountOfDay> => ({
    ...entry,
    at: (await care.findCountNote(entry.id))?.at ?? "",
  });

type Records = Pick<ShopRecords, "care" | "flocks">;

const flockToCount =
  ({ care, flocks }: Records, day: Day, now: string) =>
  async (flock: FlockId): Promise<FlockToCount> => {
    const today = todayAt(now);
    const since = addDays(day < today ? day : today, -DAYS_BACK);
    const { eggs } = await flocks.entriesBetween(flock, { first: since, last: today });
    const kept = await care.of(flock);
    const counted = new Set(eggs.map(({ date }) => date));
    const isCounted = eggs.some(({ date }) => date > addDays(today, -DAYS_IN_USE));
    const isInUse = isCounted || hensOn(kept, today) > 0;
    return {
      flock,
      name: kept.name,
      isInUse,
      last: lastBefore(eggs, day),
      entries: await Promise.all(eggs.filter(({ date }) => date === day).map(withTime(care))),
      missed: isInUse ? missedDays(counted, await flocks.firstCount(flock), now) : [],
      isPullets: isPulletDay(kept, day),
      withheld: withheldOn(kept, day),
    };
  };

export const getCountSheet =
  ({ clock, ...records }: Records & Pick<ShopPorts, "clock">) =>
  async (day: Day): Promise<CountSheet> => {
    const now = clock.now();
    const flocks = await Promise.all(FLOCK_IDS.map(flockToCount(records, day, now)));
    return { day, today: todayAt(now), flocks };
  };
