import { isChoosable } from "#core/days/day-choice.ts";
import type { DayOffer } from "#core/days/day-offers.ts";
import type { DayNeed } from "#core/days/room-for.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import { openDayAfter } from "#core/week/open-day-after.ts";

type Offers = Readonly<Record<DeliveryMethod, readonly DayOffer[]>>;

export const noOpenDay = (days: Offers, { method, eggs }: DayNeed): "collect" | "text" | null => {
  if (days[method].some((offer) => isChoosable(offer, eggs))) return null;
  const mayCollect = days.collection.some(({ state }) => state === "open");
  return method === "delivery" && mayCollect ? "collect" : "text";
};

export const noOpenDayWords = (
  calendar: Calendar,
  days: Offers & { readonly today: Day },
  need: DayNeed,
): string | null => {
  const left = noOpenDay(days, need);
  if (left === null) return null;
  if (left === "text") return "No day is open at the moment. Please text us.";
  const until = openDayAfter(calendar, days.delivery.at(-1)?.day ?? days.today, "delivery");
  return until === null
    ? "No delivery day is open: collect instead."
    : `No delivery day is open until ${writtenDay(until)}: collect instead.`;
};
