import { format, parseISO } from "date-fns";
import { dayOf } from "#core/shared/day.ts";

// A browser's first date takes it long: while what dates is being fetched, nobody waits.
dayOf("2000-01-01T00:00:00Z");

/** "November 21, 2026": how stories are dated. */
export const US_LONG_DAY = "MMMM d, yyyy";

/** An instant or a day as the day it is at the farm, in a date-fns format; "Unknown date" when it is neither. */
export const formatDay = (time: string, pattern: string): string => {
  const day = dayOf(time);
  return day === null ? "Unknown date" : format(parseISO(day), pattern);
};
