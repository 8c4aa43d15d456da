import type { DayOffer } from "#core/days/day-offers.ts";
import {
  type DayNeed,
  NOTHING_TAKEN,
  ownersAnswer,
  type PlacesTaken,
} from "#core/days/room-for.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Calendar, Caps } from "#core/week/farm-week.ts";

export interface ComingDay extends DayOffer {
  readonly method: DeliveryMethod;
  readonly taken: PlacesTaken;
  readonly caps: Caps;
}

export interface OwnersDay
  extends Pick<DayOffer, "day" | "from" | "to" | "places" | "eggs" | "reason"> {
  readonly state: "open" | "full" | "closed";
}

interface Coming {
  readonly coming: readonly ComingDay[];
  readonly week: Calendar;
}

export const ownersDays = (
  { coming, week }: Coming,
  need: DayNeed,
  today: Day,
): readonly OwnersDay[] =>
  Array.from({ length: week.horizon + 1 }, (_, later) => addDays(today, later)).map(
    (day): OwnersDay => {
      const found = coming.find((one) => one.day === day && one.method === need.method);
      const { from = "", to = "", taken = NOTHING_TAKEN, reason, places, eggs } = found ?? {};
      const { no } = ownersAnswer({ calendar: week, taken: () => taken }, { ...need, day });
      const state = no ?? "open";
      return {
        ...{ day, from, to, state },
        ...(state === "closed" && reason && { reason }),
        ...(state === "open" && places && { places }),
        ...(state === "open" && eggs && { eggs }),
      };
    },
  );
