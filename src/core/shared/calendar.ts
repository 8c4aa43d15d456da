import { type Day, instantOf, midnightOf } from "#core/shared/day.ts";

const MS_A_MINUTE = 60_000;
const MS_AN_HOUR = 60 * MS_A_MINUTE;
const MS_A_DAY = 24 * MS_AN_HOUR;

export const instantAt = (milliseconds: number): string => new Date(milliseconds).toISOString();

const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

export const addHours = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * MS_AN_HOUR).toISOString();

export const addMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MS_A_MINUTE).toISOString();

export const addDays = (day: Day, days: number): Day => dayAt(midnightOf(day) + days * MS_A_DAY);

/** Memoized: making a format takes a browser longer than all else that a page begins with. */
const lazyFormat = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (): Intl.DateTimeFormat => {
    format ??= new Intl.DateTimeFormat("en-GB", options);
    return format;
  };
};

const written = lazyFormat({ timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

export const writtenDay = (day: Day): string => {
  const parts = written().formatToParts(midnightOf(day));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part("weekday")} ${part("day")} ${part("month")}`;
};

/** "Sat 28 Nov". */
export const shortDay = (day: Day): string =>
  writtenDay(day)
    .split(" ")
    .map((part) => part.slice(0, 3))
    .join(" ");

const dated = lazyFormat({ timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });

export const writtenDate = (day: Day): string => dated().format(midnightOf(day));

const clockFace = lazyFormat({
  timeZone: "Europe/London",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export const timeAt = (instant: string): string => clockFace().format(instantOf(instant) ?? 0);

/** "24:00" is the day's end. Takes the later of a time shown twice, the first after a skipped one. */
export const whenClockShows = (day: Day, time: string): string => {
  if (time === "24:00") return whenClockShows(addDays(day, 1), "00:00");
  const inWinter = `${day}T${time}:00.000Z`;
  const inSummer = addHours(inWinter, -1);
  return (
    [inWinter, inSummer].find((at) => timeAt(at) === time) ??
    `${inWinter.slice(0, 11)}01:00:00.000Z`
  );
};
