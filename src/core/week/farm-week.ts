import type { DeliveryMethod } from "#core/cart/cart.ts";
import type { WeekDay } from "#core/farm.ts";
import type { Day } from "#core/shared/day.ts";

/** How a day is open in one way of handing eggs over. */
export interface OpenHours extends Pick<WeekDay, "from" | "to"> {
  /** Orders are taken until this time of the day that is so many days before: "24:00" is the midnight at its end. */
  readonly cutOffDays: number;
  readonly cutOffTime: string;
  /** At most so many; null for no cap. */
  readonly orders: number | null;
  readonly eggs: number | null;
}

export interface OpenDay extends OpenHours {
  readonly weekday: WeekDay["weekday"];
  readonly method: DeliveryMethod;
}

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

/** Of two for the same day and method the later one stands. */
export type WeekException = ClosedDays | AddedDay;

export interface Calendar {
  /** At most one row for each day of the week and method. */
  readonly week: readonly OpenDay[];
  readonly exceptions: readonly WeekException[];
  /** How many days ahead orders are taken. */
  readonly horizon: number;
}

/** As a shop without a calendar took them: until the end of the day before, as many as come. */
export const WITHOUT_CAPS = {
  cutOffDays: 1,
  cutOffTime: "24:00",
  orders: null,
  eggs: null,
} as const;
