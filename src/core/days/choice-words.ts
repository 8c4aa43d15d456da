import type { GoneDay } from "#core/days/day-choice.ts";
import type { DayOffer } from "#core/days/day-offers.ts";
import { onTheDial } from "#core/farm-words.ts";
import { addMinutes, timeAt, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import { offerWords } from "#core/week/offer-words.ts";

const closingWords = (closedAt: string): string => {
  const time = timeAt(closedAt);
  return time === "00:00"
    ? `at the end of ${writtenDay(todayAt(addMinutes(closedAt, -1)))}`
    : `at ${onTheDial(time)}`;
};

export const roomWords = ({ places, eggs }: Pick<DayOffer, "places" | "eggs">): string =>
  [
    places === undefined ? "" : `${places} ${places === 1 ? "place" : "places"} left`,
    eggs === undefined ? "" : `room for ${eggs} eggs`,
  ]
    .filter((words) => words !== "")
    .join(", ");

export const choiceWords = (offer: DayOffer, today: Day): string => {
  const day = writtenDay(offer.day);
  switch (offer.state) {
    case "open":
      return [offerWords(offer, today), roomWords(offer)]
        .filter((words) => words !== "")
        .join(", ");
    case "full":
      return `${day}: full`;
    case "closed":
      return `${day}: closed, ${offer.reason}`;
    case "over":
      return `${day}: orders closed ${closingWords(offer.closesAt)}`;
  }
};

/** Two short lines for a small field: 'Sat', '28 Nov', or 'Sat 28', '3 left'. Its whole name is `choiceWords`. */
export const shortWords = ({ day, state, places }: DayOffer): readonly [string, string] => {
  const [weekday = "", date = "", month = ""] = writtenDay(day).split(" ");
  const lead = weekday.slice(0, 3);
  if (state === "open" && places === undefined) return [lead, `${date} ${month.slice(0, 3)}`];
  return [`${lead} ${date}`, state === "open" ? `${places} left` : state];
};

const WHY: Readonly<Record<GoneDay["why"], (day: string, gone: GoneDay) => string>> = {
  full: (day) => `${day} is full now.`,
  closed: (day, { reason }) => `${day} is closed: ${reason}.`,
  over: (day, { closedAt = "" }) => `Orders for ${day} closed ${closingWords(closedAt)}.`,
  "little-room": (day, { eggs }) => `${day} has room for ${eggs} eggs only.`,
  "no-such-day": (day) => `${day} can't be chosen any more.`,
};

export const goneWords = (gone: GoneDay): string =>
  `${WHY[gone.why](writtenDay(gone.day), gone)} Please choose another day.`;
