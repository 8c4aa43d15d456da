import { onTheDial } from "#core/farm-words.ts";
import { timeAt } from "#core/shared/calendar.ts";
import { type Day, dayOf, instantOf } from "#core/shared/day.ts";
import { formatDay, SHORT_DAY } from "#ui/shared/dates.ts";

/** "27 Nov 2026, 6:31 PM". */
export const formatMoment = (instant: string, pattern = SHORT_DAY): string => {
  const day = formatDay(instant, pattern);
  return instantOf(instant) === null ? day : `${day}, ${onTheDial(timeAt(instant))}`;
};

/** "6:31 PM" of today, else with its day. */
export const momentOf = (instant: string, today: Day): string =>
  dayOf(instant) === today ? onTheDial(timeAt(instant)) : formatMoment(instant);
