import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Weekday } from "#core/shared/week.ts";
import type { CustomersMay } from "#core/week/customers-may.ts";
import type { DeliveryArea } from "#core/week/delivery-area.ts";

export interface WeekDay {
  readonly weekday: Weekday;
  readonly method: DeliveryMethod;
  /** By the farm's clock: "09:30". Empty for a delivery at no certain hour. */
  readonly from: string;
  readonly to: string;
}

export interface Caps {
  readonly orders: number | null;
  readonly eggs: number | null;
}

export interface OpenHours extends Pick<WeekDay, "from" | "to">, Caps {
  /** Orders close at this time, so many days before: "24:00" is the midnight at its end. */
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
  readonly reason: string;
}

export interface AddedDay extends OpenHours {
  readonly kind: "added";
  readonly id: string;
  readonly day: Day;
  readonly method: DeliveryMethod;
}

export type ChosenDays = Readonly<Partial<Record<DeliveryMethod, Day>>>;

/** The later exception for a day and method counts. */
export type WeekException = ClosedDays | AddedDay;

export interface Calendar {
  /** One row at most for each day of the week and method. */
  readonly week: readonly OpenDay[];
  readonly exceptions: readonly WeekException[];
  readonly horizon: number;
}

export const USUAL_HORIZON = 21;
export const MOST_AHEAD = 60;

/** The rules of shops before the calendar: until the end of the day before, without a limit. */
export const WITHOUT_CAPS = {
  cutOffDays: 1,
  cutOffTime: "24:00",
  orders: null,
  eggs: null,
} as const;

export interface FarmWeek extends Calendar {
  readonly area: DeliveryArea;
  /** For orders without days of their own, once the calendar was changed. */
  readonly before?: readonly OpenDay[];
  readonly customersMay?: CustomersMay;
}

export const hasCaps = ({ week, exceptions }: Pick<Calendar, "week" | "exceptions">): boolean =>
  [...week, ...exceptions].some(
    (row) => "orders" in row && (row.orders !== null || row.eggs !== null),
  );
