import { format, parseISO } from "date-fns";
import { dayOf } from "#core/shared/day.ts";

dayOf("2000-01-01T00:00:00Z");

export const LONG_DAY = "d MMMM yyyy";
export const SHORT_DAY = "d MMM yyyy";

export const US_LONG_DAY = "MMMM d, yyyy";

export const formatDay = (time: string, pattern: string): string => {
  const day = dayOf(time);
  return day === null ? "Unknown date" : format(parseISO(day), pattern);
};
