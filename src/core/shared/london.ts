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

/** Takes parts, since locales change their order. Throws for an invalid time. */
export const londonDayAt = (instant: string | number): string => {
  if (last?.[0] === instant) return last[1];
  const at = new Date(instant);
  if (Number.isNaN(+at)) throw new Error(`The clock tells no time: ${instant}`);
  const parts = inLondon().formatToParts(at);
  const day = ["year", "month", "day"]
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join("-");
  last = [instant, day];
  return day;
};
