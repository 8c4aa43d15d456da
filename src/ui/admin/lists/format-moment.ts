import { instantOf } from "#core/shared/day.ts";
import { formatDay, SHORT_DAY } from "#ui/shared/dates.ts";

const TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export const formatMoment = (instant: string, pattern = SHORT_DAY): string => {
  const day = formatDay(instant, pattern);
  const milliseconds = instantOf(instant);
  return milliseconds === null ? day : `${day}, ${TIME.format(milliseconds)}`;
};

export const fileMoment = (instant: string): string =>
  `${formatDay(instant, "yyyy-MM-dd")}-${TIME.format(Date.parse(instant)).replace(":", "")}`;
