import { onTheDial } from "#core/farm-words.ts";
import type { ChangedSince } from "#core/packing/printed-day.ts";
import { timeAt, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";

/** "Changed since 6:20 PM: 2 orders more, 1 cancelled." */
export const changedInWords = (
  { at, more, cancelled, moved }: ChangedSince,
  today: Day,
): string => {
  const printed = todayAt(at);
  const day = printed === today ? "" : ` on ${writtenDay(printed)}`;
  const what = [
    more > 0 && `${more} ${more === 1 ? "order" : "orders"} more`,
    cancelled > 0 && `${cancelled} cancelled`,
    moved > 0 && `${moved} for another day`,
  ].filter(Boolean);
  return `Changed since ${onTheDial(timeAt(at))}${day}: ${what.join(", ")}.`;
};
