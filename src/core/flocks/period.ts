import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export const PERIODS = ["7", "30", "365", "All"] as const;

export type Period = (typeof PERIODS)[number];

export type Days = { readonly first: Day; readonly last: Day } | null;

export const daysOf = (period: Period, today: Day): Days =>
  period === "All" ? null : { first: addDays(today, 1 - Number(period)), last: today };

export const entriesIn = <Entry extends { readonly date: Day }>(
  entries: readonly Entry[],
  days: Days,
): readonly Entry[] =>
  days === null ? entries : entries.filter(({ date }) => date >= days.first && date <= days.last);
