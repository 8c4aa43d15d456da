import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

/** "22 November". */
export const dayAndMonth = (day: Day): string => writtenDay(day).replace(/^\S+ /, "");
