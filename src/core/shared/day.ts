import { londonDayAt } from "#core/shared/london.ts";

export type Day = string;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
/** A fast path for thousands of days: every month has these. */
const DAY_OF_ANY_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
export const midnightOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const isDay = (text: string): boolean =>
  DAY_OF_ANY_MONTH.test(text) ||
  // Date.parse reads a missing day as one of the next month.
  (DAY_PATTERN.test(text) && new Date(midnightOf(text)).getUTCDate() === Number(text.slice(8)));

/** A day as its midnight in UTC; null for other text. */
export const instantOf = (text: string): number | null => {
  if (!isDay(text.slice(0, 10))) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
};

/** From one to ten at night in UTC, London's day is the written one. */
const AWAY_FROM_MIDNIGHT = /^[1-9].{10}(?:0[1-9]|1\d|2[01]):.*Z$/;

/** The day in London; null for other text. */
export const dayOf = (text: string): Day | null => {
  const written = text.slice(0, 10);
  if (!isDay(written)) return null;
  if (text === written) return text;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) return null;
  return AWAY_FROM_MIDNIGHT.test(text) ? written : londonDayAt(instant);
};
