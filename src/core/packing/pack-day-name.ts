import { writtenDay } from "#core/shared/calendar.ts";
import { isDay } from "#core/shared/day.ts";

export const packDayName = (text: string): string =>
  isDay(text) ? `Pack day: ${writtenDay(text)}` : "Pack day";
