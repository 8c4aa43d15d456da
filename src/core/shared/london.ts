let format: Intl.DateTimeFormat | undefined;

/** Made when it is first asked: that takes a browser longer than all else that a page begins with. */
const inLondon = (): Intl.DateTimeFormat => {
  format ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return format;
};

/**
 * The day in London, "yyyy-MM-dd", at an instant: a clock's text, or milliseconds since 1970. Put together from its
 * parts: the order in which a locale prints them changes with ICU. Throws where it is no time.
 */
export const londonDayAt = (instant: string | number): string => {
  const at = new Date(instant);
  if (Number.isNaN(+at)) throw new Error(`The clock tells no time: ${instant}`);
  const parts = inLondon().formatToParts(at);
  return ["year", "month", "day"]
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join("-");
};
