import type { WeekSheet } from "#core/planning/get-week.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { type DayOffer, roomOn } from "#core/week/day-offers.ts";

/** A day to come as its owner may take it: the others anyway. Empty hours are at no certain hour. */
export interface OwnersDay
  extends Pick<DayOffer, "day" | "from" | "to" | "places" | "eggs" | "reason"> {
  readonly state: "open" | "full" | "closed";
}

export interface WantedDay {
  readonly method: DeliveryMethod;
  readonly eggs: number;
}

/** Every day to the horizon, in order. A cut-off is the customers', not the owner's. */
export const ownersDays = (
  { coming, week }: Pick<WeekSheet, "coming" | "week">,
  { method, eggs }: WantedDay,
  today: Day,
): readonly OwnersDay[] =>
  Array.from({ length: week.horizon + 1 }, (_, later) => addDays(today, later)).map(
    (day): OwnersDay => {
      const found = coming.find((one) => one.day === day && one.method === method);
      if (!found) return { day, from: "", to: "", state: "closed" };
      const { from, to, caps, taken, state, reason, places, eggs: left } = found;
      const { orders, eggs: most } = roomOn(caps, taken);
      const isFull = orders < 1 || most < eggs;
      if (state === "closed") return { day, from, to, state, ...(reason && { reason }) };
      if (isFull) return { day, from, to, state: "full" };
      const room = { ...(places && { places }), ...(left && { eggs: left }) };
      return { day, from, to, state: "open", ...room };
    },
  );
