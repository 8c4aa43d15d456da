import { onTheDial } from "#core/farm-words.ts";
import { timeAt } from "#core/shared/calendar.ts";
import { instantOf } from "#core/shared/day.ts";
import { formatDay, SHORT_DAY } from "#ui/shared/dates.ts";

/** "27 Nov 2026, 6:31 PM". */
export const formatMoment = (instant: string, pattern = SHORT_DAY): string => {
  const day = formatDay(instant, pattern);
  return instantOf(instant) === null ? day : `${day}, ${onTheDial(timeAt(instant))}`;
};

export const fileMoment = (instant: string): string =>
  `${formatDay(instant, "yyyy-MM-dd")}-${timeAt(instant).replace(":", "")}`;
