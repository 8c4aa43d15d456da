import { timeAt } from "#core/shared/calendar.ts";
import { formatDay } from "#ui/shared/dates.ts";

/** "2026-11-27-1831". */
export const fileMoment = (instant: string): string =>
  `${formatDay(instant, "yyyy-MM-dd")}-${timeAt(instant).replace(":", "")}`;
