import type { EggType } from "#core/catalogue/catalogue.ts";
import { onTheDial } from "#core/farm-words.ts";
import type { BestBefore } from "#core/fefo/best-before.ts";
import { shortId } from "#core/orders/order.ts";
import type { ChangedSince } from "#core/packing/printed-day.ts";
import { timeAt, writtenDate, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";

export const changedInWords = (
  { at, more, cancelled, moved, packs }: ChangedSince,
  today: Day,
): string => {
  const printed = todayAt(at);
  const day = printed === today ? "" : ` on ${writtenDay(printed)}`;
  const what = [
    more > 0 && `${more} ${more === 1 ? "order" : "orders"} more`,
    cancelled > 0 && `${cancelled} cancelled`,
    moved > 0 && `${moved} for another day`,
    packs.length > 0 && `other packs in ${packs.map((id) => shortId({ id })).join(" and ")}`,
  ].filter(Boolean);
  return `Changed since ${onTheDial(timeAt(at))}${day}: ${what.join(", ")}.`;
};

export const earlierInWords = (dates: BestBefore, eggs: readonly EggType[]): string => {
  const kinds = eggs.flatMap(({ id, name }) => {
    const date = dates[id];
    const day = date && writtenDate(date).replace(/ \d{4}$/, "");
    return day ? [`${name.replace(/\s+eggs$/i, "")}: best before is now ${day}.`] : [];
  });
  return kinds.length > 0 ? `${kinds.join(" ")} Print the labels again.` : "";
};
