import { clockHours, onTheDial } from "#core/farm-words.ts";
import { addDays, addMinutes, timeAt, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";

interface Words {
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  readonly closesAt: string;
}

const nearDay = (day: Day, today: Day | null): "today" | "tomorrow" | null => {
  if (today === null) return null;
  if (day === today) return "today";
  return day === addDays(today, 1) ? "tomorrow" : null;
};

export const cutOffWords = (closesAt: string, today: Day | null): string => {
  const time = timeAt(closesAt);
  if (time === "00:00") {
    const day = todayAt(addMinutes(closesAt, -1));
    return `by the end of ${nearDay(day, today) ?? writtenDay(day)}`;
  }
  const day = todayAt(closesAt);
  return `by ${onTheDial(time)} ${nearDay(day, today) ?? `on ${writtenDay(day)}`}`;
};

export const offerWords = ({ closesAt, ...offer }: Words, today: Day): string =>
  [writtenDay(offer.day), clockHours(offer), `order ${cutOffWords(closesAt, today)}`]
    .filter((words) => words !== "")
    .join(", ");
