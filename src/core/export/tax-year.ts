import type { Days } from "#core/flocks/period.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, isDay } from "#core/shared/day.ts";

export type Span = NonNullable<Days>;

export const taxYearOf = (day: Day): Span => {
  const year = Number(day.slice(0, 4));
  const begun = day.slice(5) >= "04-06" ? year : year - 1;
  const written = (of: number): string => String(of).padStart(4, "0");
  return { first: `${written(begun)}-04-06`, last: `${written(begun + 1)}-04-05` };
};

/** "2025–26". */
export const taxYearName = ({ first, last }: Span): string =>
  `${first.slice(0, 4)}–${last.slice(2, 4)}`;

export const taxYearBefore = (day: Day): Span => taxYearOf(addDays(taxYearOf(day).first, -1));

export const spanFault = ({ first, last }: Span): "no-day" | "backwards" | null => {
  if (!isDay(first) || !isDay(last)) return "no-day";
  return last < first ? "backwards" : null;
};
