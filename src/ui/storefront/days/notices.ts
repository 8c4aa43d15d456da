import type { DayGone } from "#core/days/choose-days.ts";
import { onTheDial } from "#core/farm-words.ts";
import { addMinutes, timeAt, writtenDay } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

const closing = (closedAt: string): string =>
  timeAt(closedAt) === "00:00"
    ? `at the end of ${writtenDay(todayAt(addMinutes(closedAt, -1)))}`
    : `at ${onTheDial(timeAt(closedAt))} on ${writtenDay(todayAt(closedAt))}`;

type Words = Pick<Notice, "title" | "text">;

const WORDS: Readonly<Record<DayGone["why"], (gone: DayGone) => Words>> = {
  full: ({ day }) => ({
    title: "Day Is Full",
    text: `${writtenDay(day)} is full now. Please choose another day.`,
  }),
  closed: ({ day, reason = "" }) => ({
    title: "Day Is Closed",
    text: `${writtenDay(day)} is closed: ${reason}. Please choose another day.`,
  }),
  over: ({ day, closedAt = "" }) => ({
    title: "Too Late For This Day",
    text: `Orders for ${writtenDay(day)} closed ${closing(closedAt)}. Please choose another day.`,
  }),
  eggs: ({ day, left }) => ({
    title: "Not Enough Eggs For This Day",
    text: left
      ? `For ${writtenDay(day)} we have ${left.eggs} ${left.name} left. Please take fewer, or choose another day.`
      : `Our eggs of today would be too old on ${writtenDay(day)}, or are promised to others. Please choose an earlier day.`,
  }),
  "no-such-day": () => ({
    title: "Please Choose a Day",
    text: "Please choose when you would like your eggs.",
  }),
};

export const dayGoneNotice = (gone: DayGone, comfort = "Nothing was charged."): Notice => {
  const { title, text } = WORDS[gone.why](gone);
  return { title, text: `${text} ${comfort}`, tone: "destructive" };
};
