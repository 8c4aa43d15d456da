import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export const dayAndMonth = (day: Day): string => writtenDay(day).replace(/^\S+ /, "");
