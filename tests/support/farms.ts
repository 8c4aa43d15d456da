import { FARM, type Farm } from "#core/farm.ts";
import { type OpenDay, type WeekDay, WITHOUT_CAPS } from "#core/week/farm-week.ts";

export const openDays = (days: readonly WeekDay[]): readonly OpenDay[] =>
  days.map((day) => ({ ...day, ...WITHOUT_CAPS }));

/** The product's farm with other days of the week. */
export const farmOpenOn = (days: readonly WeekDay[]): Farm => ({
  ...FARM,
  calendar: { ...FARM.calendar, week: openDays(days) },
  daysBefore: openDays(days),
});
