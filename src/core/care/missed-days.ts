import { addDays, timeAt } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";

const DAYS_LOOKED_AT = 28;

/** At the farm. Until then today may still be counted. */
const DAY_IS_MISSED_AT = "20:00";

export const missedDays = (counted: ReadonlySet<Day>, first: Day | null, now: string) => {
  const today = todayAt(now);
  const back = timeAt(now) >= DAY_IS_MISSED_AT ? 0 : 1;
  const days = Array.from({ length: DAYS_LOOKED_AT - back }, (_, at) => addDays(today, -at - back));
  return days.filter((day) => first !== null && day >= first && !counted.has(day));
};
