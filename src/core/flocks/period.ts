import { addDays, type Day } from "#core/shared/day.ts";

export const PERIODS = ["7", "30", "365", "All"] as const;

/** How many days up to today, or all that was ever written. */
export type Period = (typeof PERIODS)[number];

/** The entries of the last days, today included; with "All" every entry, whatever its day. */
export const entriesIn = <Entry extends { readonly date: Day }>(
  entries: readonly Entry[],
  period: Period,
  today: Day,
): readonly Entry[] => {
  if (period === "All") return entries;
  const first = addDays(today, 1 - Number(period));
  return entries.filter(({ date }) => date >= first && date <= today);
};
