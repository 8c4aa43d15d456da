import type { Day } from "#core/shared/day.ts";
import { formatDay } from "#ui/shared/dates.ts";

export const shortDay = (day: Day): string => formatDay(day, "dd/MM/yy");
