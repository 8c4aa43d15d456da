import { format, parseISO } from "date-fns";
import { dayOf } from "#core/shared/day.ts";

// A browser's first date is slow: it is made while code is being fetched.
dayOf("2000-01-01T00:00:00Z");

/** As people here write a day: in a sentence, and in a table. The product names other patterns for some places. */
export const LONG_DAY = "d MMMM yyyy";
export const SHORT_DAY = "d MMM yyyy";

export const US_LONG_DAY = "MMMM d, yyyy";

/** "Unknown date" for what is no date. */
export const formatDay = (time: string, pattern: string): string => {
  const day = dayOf(time);
  return day === null ? "Unknown date" : format(parseISO(day), pattern);
};
