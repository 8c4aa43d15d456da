import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export const PERIODS = ["7", "30", "365", "All"] as const;

/** How many days up to today, or all that was ever written. */
export type Period = (typeof PERIODS)[number];

/** From one day to another, both included; null for every day that there is. */
export type Days = { readonly first: Day; readonly last: Day } | null;

export const daysOf = (period: Period, today: Day): Days =>
  period === "All" ? null : { first: addDays(today, 1 - Number(period)), last: today };

/** The entries of those days. */
export const entriesIn = <Entry extends { readonly date: Day }>(
  entries: readonly Entry[],
  days: Days,
): readonly Entry[] =>
  days === null ? entries : entries.filter(({ date }) => date >= days.first && date <= days.last);
