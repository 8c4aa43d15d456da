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

/** Memoized, since many orders share an instant. */
let last: readonly [instant: string | number, day: string] | undefined;

/** "yyyy-MM-dd", put together from parts, since locales change their order. Throws where it is no time. */
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
