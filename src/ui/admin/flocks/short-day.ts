import type { Day } from "#core/shared/day.ts";
import { formatDay } from "#ui/shared/dates.ts";

/** "03/06/26" */
export const shortDay = (day: Day): string => formatDay(day, "dd/MM/yy");
