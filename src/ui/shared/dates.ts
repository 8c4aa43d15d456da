import { tz } from "@date-fns/tz";
import { format, isValid, parseISO } from "date-fns";

const LONDON = { in: tz("Europe/London") };

/** An instant as its day at the farm, in a date-fns format; "Unknown date" when it is none. */
export const formatDay = (instant: string, pattern: string): string => {
  const date = parseISO(instant, LONDON);
  return isValid(date) ? format(date, pattern, LONDON) : "Unknown date";
};
