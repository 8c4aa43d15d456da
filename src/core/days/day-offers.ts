import { SMALLEST_PACK } from "#core/catalogue/catalogue.ts";
import { type NoRoom, roomFor, roomOn, type TakenOn } from "#core/days/room-for.ts";
import { addDays, addHours } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import { cutOffOf, hoursOn } from "#core/week/hours-on.ts";

export type OfferState = "open" | Exclude<NoRoom, "no-such-day">;

/** A day as customers may choose it, or read why they may not. */
export interface DayOffer {
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  /** ISO 8601. */
  readonly closesAt: string;
  readonly state: OfferState;
  readonly reason?: string;
  /** How many more orders there is a place for, told when there are few. */
  readonly places?: number;
  /** How many more eggs there is room for, told when there is little. */
  readonly eggs?: number;
}

const FEW_PLACES = 5;
const LITTLE_ROOM = 60;
const HOURS_TOLD_OVER = 24;

/** Also a day that customers are not shown; null where the calendar has none within its horizon. */
const offerOf = (
  calendar: Calendar,
  [day, method]: readonly [Day, DeliveryMethod],
  taken: TakenOn,
  now: string,
): DayOffer | null => {
  const found = hoursOn(calendar, day, method);
  if (!found) return null;
  const { hours, reason } = found;
  const closesAt = cutOffOf(day, hours);
  const room = roomOn(hours, taken(day, method));
  const least = { method, eggs: SMALLEST_PACK };
  const state = roomFor({ calendar, taken }, least, day, { by: "customer", now }) ?? "open";
  if (state === "no-such-day") return null;
  return {
    day,
    from: hours.from,
    to: hours.to,
    closesAt,
    state,
    ...(reason !== null && { reason }),
    ...(state === "open" && room.orders <= FEW_PLACES && { places: room.orders }),
    ...(state === "open" && room.eggs < LITTLE_ROOM && { eggs: room.eggs }),
  };
};

/** A day that can't be chosen any more is told of for a day, since somebody may be looking for it. */
export const isTold = ({ state, closesAt }: DayOffer, now: string): boolean =>
  state === "open" || state === "full" || addHours(closesAt, HOURS_TOLD_OVER) > now;

/** The days of one method from today to the horizon, in order. */
export const daysAhead = (
  calendar: Calendar,
  method: DeliveryMethod,
  taken: TakenOn,
  now: string,
): readonly DayOffer[] => {
  const today = todayAt(now);
  return Array.from({ length: calendar.horizon + 1 }, (_, later) => addDays(today, later)).flatMap(
    (day) => offerOf(calendar, [day, method], taken, now) ?? [],
  );
};

/** Of these the ones that may be chosen, and those that it is told of why not. */
export const dayOffers = (...asked: Parameters<typeof daysAhead>): readonly DayOffer[] => {
  const [, , , now] = asked;
  return daysAhead(...asked).filter((offer) => isTold(offer, now));
};
