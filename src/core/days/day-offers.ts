import { SMALLEST_PACK } from "#core/catalogue/catalogue.ts";
import { type NoRoom, roomFor, roomOn, type TakenOn } from "#core/days/room-for.ts";
import { addDays, addHours } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import { cutOffOf, hoursOn } from "#core/week/hours-on.ts";

export type OfferState = "open" | Exclude<NoRoom, "no-such-day">;

export interface DayOffer {
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  readonly closesAt: string;
  readonly state: OfferState;
  readonly reason?: string;
  readonly places?: number;
  readonly eggs?: number;
}

const FEW_PLACES = 5;
const LITTLE_ROOM = 60;
const HOURS_TOLD_OVER = 24;

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

/** A day stays for a day after its cut-off, for customers who look for it. */
export const isTold = ({ state, closesAt }: DayOffer, now: string): boolean =>
  state === "open" || state === "full" || addHours(closesAt, HOURS_TOLD_OVER) > now;

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

export const dayOffers = (...asked: Parameters<typeof daysAhead>): readonly DayOffer[] => {
  const [, , , now] = asked;
  return daysAhead(...asked).filter((offer) => isTold(offer, now));
};
