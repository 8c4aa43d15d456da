let format: Intl.DateTimeFormat | undefined;

/** Made at first use: a format takes a browser longer than all else that a page begins with. */
const inLondon = (): Intl.DateTimeFormat => {
  format ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return format;
};

let last: readonly [instant: string | number, day: string] | undefined;

const AN_HOUR = 3_600_000;

const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay()) + AN_HOUR;
};

const isSummer = (at: Date): boolean => {
  const year = at.getUTCFullYear();
  return +at >= lastSunday(year, 2) && +at < lastSunday(year, 9);
};

/** Of these years it is known for good; of later ones a law may change it. */
const isKnown = (year: number): boolean => year >= 1996 && year <= 2026;

/** London was never more than two hours ahead of UTC, nor more than two minutes behind. */
const isInside = (hour: number, year: number): boolean =>
  hour >= 1 && hour < 22 && year >= 1000 && year <= 9999;

const dayInUTC = (at: Date): string => at.toISOString().slice(0, 10);

/** Null where a calendar has to tell. */
const reckoned = (at: Date): string | null => {
  const [year, hour] = [at.getUTCFullYear(), at.getUTCHours()];
  if (isInside(hour, year)) return dayInUTC(at);
  if (!isKnown(year)) return null;
  return dayInUTC(hour === 23 && isSummer(at) ? new Date(+at + AN_HOUR) : at);
};

/** Takes parts, since locales change their order. */
const formatted = (at: Date): string => {
  const parts = inLondon().formatToParts(at);
  return ["year", "month", "day"]
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join("-");
};

/** Throws for an invalid time. */
export const londonDayAt = (instant: string | number): string => {
  if (last?.[0] === instant) return last[1];
  const at = new Date(instant);
  if (Number.isNaN(+at)) throw new Error(`The clock tells no time: ${instant}`);
  const day = reckoned(at) ?? formatted(at);
  last = [instant, day];
  return day;
};
