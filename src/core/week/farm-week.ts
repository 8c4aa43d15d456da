import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Weekday } from "#core/shared/week.ts";
import type { CustomersMay } from "#core/week/customers-may.ts";
import type { DeliveryArea } from "#core/week/delivery-area.ts";

/** A day of the week on which eggs are handed over in one way. */
export interface WeekDay {
  readonly weekday: Weekday;
  readonly method: DeliveryMethod;
  /** Hours by the clock at the farm: "09:30". Empty for a delivery at no certain hour. */
  readonly from: string;
  readonly to: string;
}

/** At most so many on a day; null for no cap. */
export interface Caps {
  readonly orders: number | null;
  readonly eggs: number | null;
}

/** How a day is open in one way of handing eggs over. */
export interface OpenHours extends Pick<WeekDay, "from" | "to">, Caps {
  /** Orders are taken until this time of the day that is so many days before: "24:00" is the midnight at its end. */
  readonly cutOffDays: number;
  readonly cutOffTime: string;
}

export interface OpenDay extends WeekDay, OpenHours {}

export interface ClosedDays {
  readonly kind: "closed";
  readonly id: string;
  readonly first: Day;
  readonly last: Day;
  readonly method: DeliveryMethod | "both";
  /** Customers read it. */
  readonly reason: string;
}

export interface AddedDay extends OpenHours {
  readonly kind: "added";
  readonly id: string;
  readonly day: Day;
  readonly method: DeliveryMethod;
}

/** A day for each method that an order has. */
export type ChosenDays = Readonly<Partial<Record<DeliveryMethod, Day>>>;

/** Of two for the same day and method the later one stands. */
export type WeekException = ClosedDays | AddedDay;

export interface Calendar {
  /** At most one row for each day of the week and method. */
  readonly week: readonly OpenDay[];
  readonly exceptions: readonly WeekException[];
  /** How many days ahead orders are taken. */
  readonly horizon: number;
}

/** Days ahead for which orders are taken, in a fresh shop and at most. */
export const USUAL_HORIZON = 21;
export const MOST_AHEAD = 60;

/** As a shop without a calendar took them: until the end of the day before, as many as come. */
export const WITHOUT_CAPS = {
  cutOffDays: 1,
  cutOffTime: "24:00",
  orders: null,
  eggs: null,
} as const;

export interface FarmWeek extends Calendar {
  readonly area: DeliveryArea;
  /** The days by which orders go that have none of their own, once the calendar was changed. */
  readonly before?: readonly OpenDay[];
  /** All of it where nothing else was said. */
  readonly customersMay?: CustomersMay;
}

export const hasCaps = ({ week, exceptions }: Pick<Calendar, "week" | "exceptions">): boolean =>
  [...week, ...exceptions].some(
    (row) => "orders" in row && (row.orders !== null || row.eggs !== null),
  );
