import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Calendar, Caps } from "#core/week/farm-week.ts";
import { cutOffOf, hoursOn } from "#core/week/hours-on.ts";

/** `orders`: 0 of an order that has its place already. */
export interface DayNeed {
  readonly method: DeliveryMethod;
  readonly eggs: number;
  readonly orders?: number;
}

/** Of the places on a day: those given to orders, and those held by payments under way. */
export interface PlacesTaken {
  readonly orders: number;
  readonly eggs: number;
}

export const NOTHING_TAKEN: PlacesTaken = { orders: 0, eggs: 0 };

export type TakenOn = (day: Day, method: DeliveryMethod) => PlacesTaken;

export interface DaysTaken {
  readonly calendar: Calendar;
  readonly taken: TakenOn;
}

/** A payer got the day under the caps of the opening. The owner has no cut-off or horizon, and may pass 'anyway'. */
export type Asker =
  | { readonly by: "customer"; readonly now: string }
  | { readonly by: "payer"; readonly caps: Caps }
  | { readonly by: "owner" };

export type NoRoom = "no-such-day" | "closed" | "over" | "full";

const left = (cap: number | null, taken: number): number =>
  cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - taken);

export const roomOn = ({ orders, eggs }: Caps, taken: PlacesTaken): PlacesTaken => ({
  orders: left(orders, taken.orders),
  eggs: left(eggs, taken.eggs),
});

const isAhead = (day: Day, { horizon }: Calendar, now: string): boolean => {
  const today = todayAt(now);
  return today <= day && day <= addDays(today, horizon);
};

const higher = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/** A cap lowered or set meanwhile takes no payer's place away. */
const capsFor = ({ orders, eggs }: Caps, asker: Asker): Caps =>
  asker.by === "payer"
    ? { orders: higher(orders, asker.caps.orders), eggs: higher(eggs, asker.caps.eggs) }
    : { orders, eggs };

const hasPlace = (caps: Caps, taken: PlacesTaken, { eggs, orders = 1 }: DayNeed): boolean => {
  const room = roomOn(caps, taken);
  return room.orders >= orders && room.eggs >= eggs;
};

export const roomFor = (
  { calendar, taken }: DaysTaken,
  need: DayNeed,
  day: Day,
  asker: Asker,
): NoRoom | null => {
  const { method } = need;
  const found = hoursOn(calendar, day, method);
  if (!found) return "no-such-day";
  if (asker.by === "customer" && !isAhead(day, calendar, asker.now)) return "no-such-day";
  if (found.reason !== null) return "closed";
  if (asker.by === "customer" && cutOffOf(day, found.hours) <= asker.now) return "over";
  return hasPlace(capsFor(found.hours, asker), taken(day, method), need) ? null : "full";
};

const isPastCaps = ({ calendar, taken }: DaysTaken, need: DayNeed, day: Day): boolean => {
  const hours = hoursOn(calendar, day, need.method)?.hours;
  return hours !== undefined && !hasPlace(hours, taken(day, need.method), need);
};

const withOneMore = (
  { calendar, taken }: DaysTaken,
  { method, eggs, day }: NeedOfDay,
): DaysTaken => ({
  calendar,
  taken: (asked, of) => {
    const now = taken(asked, of);
    return asked === day && of === method ? { orders: now.orders + 1, eggs: now.eggs + eggs } : now;
  },
});

export interface NeedOfDay extends DayNeed {
  readonly day: Day;
}

export interface OwnersAnswer {
  readonly no: "closed" | "full" | null;
  readonly isPastCaps: boolean;
}

export const ownersAnswer = (days: DaysTaken, wanted: NeedOfDay): OwnersAnswer => {
  const no = roomFor(days, wanted, wanted.day, { by: "owner" });
  return {
    no: no === null || no === "full" ? no : "closed",
    isPastCaps: isPastCaps(days, wanted, wanted.day),
  };
};

export const ownersAnswers = (
  days: DaysTaken,
  wanted: readonly NeedOfDay[],
): readonly OwnersAnswer[] => {
  let now = days;
  return wanted.map((one) => {
    const answer = ownersAnswer(now, one);
    now = withOneMore(now, one);
    return answer;
  });
};
