import type { WeekSheet } from "#core/planning/get-week.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { roomOn } from "#core/week/day-offers.ts";

/** A day to come as its owner may take it: the others anyway. Empty hours are at no certain hour. */
export interface OwnersDay {
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  readonly state: "open" | "full" | "closed";
  readonly reason?: string;
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
      const { from, to, caps, taken, state, reason } = found;
      const room = roomOn(caps, taken);
      const isFull = room.orders < 1 || room.eggs < eggs;
      if (state === "closed") return { day, from, to, state, ...(reason && { reason }) };
      return { day, from, to, state: isFull ? "full" : "open" };
    },
  );
