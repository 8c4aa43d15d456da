import { writtenDay } from "#core/shared/calendar.ts";
import { isDay } from "#core/shared/day.ts";

/** "Pack day: Saturday 28 November"; of a text that is no day the first two words. */
export const packDayName = (text: string): string =>
  isDay(text) ? `Pack day: ${writtenDay(text)}` : "Pack day";
