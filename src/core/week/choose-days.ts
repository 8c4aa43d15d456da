import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import {
  type DayOffer,
  dayOffers,
  type OfferState,
  offerOf,
  roomOn,
  type TakenOn,
} from "#core/week/day-offers.ts";
import type { Calendar, ChosenDays } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";

/** What a purchase takes of the day of one method: one place, and its eggs. */
export interface DayNeed {
  readonly method: DeliveryMethod;
  readonly eggs: number;
}

export interface DayGone {
  readonly kind: "day-gone";
  readonly method: DeliveryMethod;
  /** Empty where none was chosen. */
  readonly day: Day;
  readonly why: Exclude<OfferState, "open"> | "no-such-day" | "eggs";
  /** How many eggs of a kind may be asked for on that day; absent where an order that is placed can't be for it. */
  readonly left?: { readonly name: string; readonly eggs: number };
  readonly reason?: string;
  /** ISO 8601: when orders for it closed. */
  readonly closedAt?: string;
  readonly offers: readonly DayOffer[];
}

interface At {
  readonly calendar: Calendar;
  readonly taken: TakenOn;
  readonly now: string;
}

export const dayGone = (
  { calendar, taken, now }: At,
  method: DeliveryMethod,
  day: Day,
  offer: DayOffer | null,
): DayGone => ({
  kind: "day-gone",
  method,
  day,
  // An open day is one with too little room.
  why: offer === null ? "no-such-day" : offer.state === "open" ? "full" : offer.state,
  ...(offer?.reason && { reason: offer.reason }),
  ...(offer?.state === "over" && { closedAt: offer.closesAt }),
  offers: dayOffers(calendar, method, taken, now),
});

const hasRoom = ({ calendar, taken }: At, day: Day, { method, eggs }: DayNeed): boolean => {
  const found = hoursOn(calendar, day, method);
  return found !== null && roomOn(found.hours, taken(day, method)).eggs >= eggs;
};

const chosenDay = (at: At, need: DayNeed, day: Day): Result<Day, DayGone> => {
  const offer = offerOf(at.calendar, [day, need.method], at.taken, at.now);
  return offer?.state === "open" && hasRoom(at, day, need)
    ? accept(day)
    : refuse(dayGone(at, need.method, day, offer));
};

/** What a page chooses that knows no days yet. */
const earliestDay = (at: At, need: DayNeed): Result<Day, DayGone> => {
  const found = dayOffers(at.calendar, need.method, at.taken, at.now).find(
    ({ day, state }) => state === "open" && hasRoom(at, day, need),
  );
  return found ? accept(found.day) : refuse(dayGone(at, need.method, "", null));
};

/** A day for each method that is needed, as they were chosen; without a choice the earliest ones that are open. */
export const daysFor = (
  at: At,
  needs: readonly DayNeed[],
  chosen?: ChosenDays,
): Result<ChosenDays, DayGone> => {
  const days: Partial<Record<DeliveryMethod, Day>> = {};
  for (const need of needs) {
    const day = chosen ? chosenDay(at, need, chosen[need.method] ?? "") : earliestDay(at, need);
    if (!day.ok) return day;
    days[need.method] = day.value;
  }
  return accept(days);
};
