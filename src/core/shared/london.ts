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

/** London was never more than two hours ahead of UTC, nor more than two minutes behind. */
const isDayOfUTC = (at: Date): boolean => {
  const [year, hour] = [at.getUTCFullYear(), at.getUTCHours()];
  return year >= 1000 && year <= 9999 && hour >= 1 && hour < 22;
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
  const day = isDayOfUTC(at) ? at.toISOString().slice(0, 10) : formatted(at);
  last = [instant, day];
  return day;
};
