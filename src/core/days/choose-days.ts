import { type DayOffer, dayOffers } from "#core/days/day-offers.ts";
import { type DayNeed, type DaysTaken, type NoRoom, roomFor } from "#core/days/room-for.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { cutOffOf, hoursOn } from "#core/week/hours-on.ts";

export interface DayGone {
  readonly kind: "day-gone";
  readonly method: DeliveryMethod;
  readonly day: Day;
  readonly why: NoRoom | "eggs";
  readonly left?: { readonly name: string; readonly eggs: number };
  readonly reason?: string;
  readonly closedAt?: string;
  readonly offers: readonly DayOffer[];
}

interface At extends DaysTaken {
  readonly now: string;
}

export const dayGone = (
  { calendar, taken, now }: At,
  [day, method]: readonly [Day, DeliveryMethod],
  why: DayGone["why"],
): DayGone => {
  const found = hoursOn(calendar, day, method);
  return {
    kind: "day-gone",
    method,
    day,
    why,
    ...(why === "closed" && found?.reason && { reason: found.reason }),
    ...(why === "over" && found && { closedAt: cutOffOf(day, found.hours) }),
    offers: dayOffers(calendar, method, taken, now),
  };
};

const chosenDay = (at: At, need: DayNeed, day: Day): Result<Day, DayGone> => {
  const no = roomFor(at, need, day, { by: "customer", now: at.now });
  return no === null ? accept(day) : refuse(dayGone(at, [day, need.method], no));
};

const earliestDay = (at: At, need: DayNeed): Result<Day, DayGone> => {
  const found = dayOffers(at.calendar, need.method, at.taken, at.now).find(
    ({ day }) => roomFor(at, need, day, { by: "customer", now: at.now }) === null,
  );
  return found ? accept(found.day) : refuse(dayGone(at, ["", need.method], "no-such-day"));
};

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
