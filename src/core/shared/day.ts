/** A calendar date at the farm, in Europe/London: "yyyy-MM-dd". */
export type Day = string;

const LONDON = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
/** Days that every month has: of thousands, these needn't be reckoned. */
const DAY_OF_ANY_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const MS_A_MINUTE = 60_000;
const MS_AN_HOUR = 60 * MS_A_MINUTE;
const MS_A_DAY = 24 * MS_AN_HOUR;

const midnightOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** Put together from its parts: the order in which a locale prints them changes with ICU. */
const londonDayAt = (milliseconds: number): Day => {
  const parts = LONDON.formatToParts(milliseconds);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
};

/** Whether the text is a day that the calendar has: "2026-02-30" is none. */
export const isDay = (text: string): boolean =>
  DAY_OF_ANY_MONTH.test(text) ||
  // One that the calendar lacks is read as a day of the next month, or as none.
  (DAY_PATTERN.test(text) && new Date(midnightOf(text)).getUTCDate() === Number(text.slice(8)));

/** An instant in ISO 8601 as milliseconds since 1970, a day as its midnight in UTC; null where the text is neither. */
export const instantOf = (text: string): number | null => {
  if (!isDay(text.slice(0, 10))) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
};

/** So many hours after an instant in ISO 8601, which must be one. */
export const addHours = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * MS_AN_HOUR).toISOString();

/** So many minutes after an instant in ISO 8601, which must be one. */
export const addMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MS_A_MINUTE).toISOString();

/** The day in London of an instant in ISO 8601 or of a day; null where the text is neither. */
export const dayOf = (text: string): Day | null => {
  const written = text.slice(0, 10);
  if (!isDay(written)) return null;
  if (text === written) return text;
  const instant = instantOf(text);
  return instant === null ? null : londonDayAt(instant);
};

export const addDays = (day: Day, days: number): Day => dayAt(midnightOf(day) + days * MS_A_DAY);

const WRITTEN = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** "Sunday 22 November". */
export const writtenDay = (day: Day): string => {
  const parts = WRITTEN.formatToParts(midnightOf(day));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part("weekday")} ${part("day")} ${part("month")}`;
};
