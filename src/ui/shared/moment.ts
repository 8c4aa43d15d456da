import { type Day, dayOf } from "#core/shared/day.ts";

const london = (options: Intl.DateTimeFormatOptions, instant: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", ...options }).format(
    new Date(instant),
  );

export const momentOf = (instant: string, today: Day): string => {
  const time = london({ hour: "2-digit", minute: "2-digit" }, instant);
  return dayOf(instant) === today
    ? time
    : `${time} on ${london({ day: "numeric", month: "long" }, instant)}`;
};
