import { addDays } from "#core/shared/calendar.ts";
import { type Day, isDay } from "#core/shared/day.ts";

const FIRST: Day = "1970-01-01";
const DAYS_AHEAD = 366;

export const entryDay = (typed: string, today: Day): Day | null => {
  if (!isDay(typed)) return today;
  return typed >= FIRST && typed <= addDays(today, DAYS_AHEAD) ? typed : null;
};
