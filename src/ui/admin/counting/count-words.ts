import type { DayFigures, FlockToCount } from "#core/care/get-count-sheet.ts";
import type { FlockId, LoggedSize } from "#core/flocks/flock.ts";
import { MOST_EGGS } from "#core/inventory/egg-count.ts";
import { addDays, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { counted } from "#ui/shared/counted.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

export const TOO_MANY = `At most ${withCommas(MOST_EGGS)}.`;

export const eggsInWords = (eggs: number): string =>
  `${withCommas(eggs)} ${eggs === 1 ? "egg" : "eggs"}`;

export const flockInWords = ({ flock, name }: { flock: FlockId; name: string }): string =>
  [`Flock ${flock}`, name].filter(Boolean).join(", ");

export const dayInWords = (day: Day, today: Day): string => {
  const near = { [today]: "Today, ", [addDays(today, -1)]: "Yesterday, " }[day] ?? "";
  return `${near}${writtenDay(day)}`;
};

const whenCounted = (date: Day, today: Day): string => {
  if (date === today) return "today";
  return date === addDays(today, -1) ? "yesterday" : `${formatDay(date, "EEE d")}:`;
};

export const lastInWords = (last: DayFigures | null, size: LoggedSize, today: Day): string =>
  last ? `${whenCounted(last.date, today)} ${withCommas(last.counts[size])}` : "–";

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "Europe/London",
  hour: "numeric",
  minute: "2-digit",
});

export const timeInWords = (instant: string): string =>
  clock.format(new Date(instant)).replace(/\s/u, " ");

export const shortDays = (days: readonly Day[]): readonly string[] =>
  days.map((day, at) => {
    const [weekday, date, month] = writtenDay(day).split(" ");
    const next = days[at + 1];
    return next?.slice(0, 7) === day.slice(0, 7)
      ? `${weekday} ${date}`
      : `${weekday} ${date} ${month}`;
  });

export const missedInWords = (days: readonly Day[]): string => {
  const first = writtenDay(days.toSorted()[0] ?? "");
  return days.length === 1
    ? `No count for ${first}`
    : `${counted(days.length, "day", "days")} without a count since ${first}`;
};

const MOST_DAYS = 6;

export const daysInWords = (days: readonly Day[]): string => {
  const sorted = days.toSorted();
  const shown = sorted.slice(-MOST_DAYS);
  const words = shortDays(shown);
  const more = sorted.length - shown.length;
  const before = more > 0 ? [`${more} earlier ${more === 1 ? "day" : "days"}`] : [];
  const all = [...before, ...words];
  const last = all.pop() ?? "";
  return all.length > 0 ? `${all.join(", ")} and ${last}` : last;
};

export const withheldInWords = ({ flock, withheld }: FlockToCount): string | null =>
  withheld &&
  `Flock ${flock}: medicine until ${formatDay(withheld.until, "d MMMM")}. These eggs are not for sale.`;
