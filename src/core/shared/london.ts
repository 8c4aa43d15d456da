let format: Intl.DateTimeFormat | undefined;

/** Made when first asked: it takes a browser longer than all else that a page begins with. */
const inLondon = (): Intl.DateTimeFormat => {
  format ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return format;
};

/** Memoized: of many orders it is asked for the same instant, and a format takes microseconds. */
let last: readonly [instant: string | number, day: string] | undefined;

/**
 * The London date, "yyyy-MM-dd", of an instant: ISO 8601, or milliseconds since 1970. It is put together from parts,
 * since locales print them in changing orders. Throws where it is no time.
 */
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
