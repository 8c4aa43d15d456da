import { daysAhead } from "#core/days/day-offers.ts";
import type { ComingDay } from "#core/days/owners-days.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import { countedPlaces } from "#core/payments/places-taken.ts";
import { type WeekState, weekState } from "#core/planning/change-week.ts";
import { type OrderOnDay, partsToMove } from "#core/planning/moved-order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import { hoursOn, isOpenOn } from "#core/week/hours-on.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface WeekSheet extends WeekState {
  readonly coming: readonly ComingDay[];
  readonly onClosedDays: readonly OrderOnDay[];
}

type Deps = Pick<ShopRecords, "agreements" | "orders" | "profile"> &
  Pick<ShopPorts, "shared" | "clock">;

const partsOnClosedDays =
  (calendar: Calendar, today: Day) =>
  (order: OrderPlaces): readonly Omit<OrderOnDay, "order">[] =>
    partsToMove(order).flatMap((method) => {
      const day = order.days?.[method];
      return day !== undefined && day >= today && !isOpenOn(calendar, day, method)
        ? [{ method, day }]
        : [];
    });

const onClosedDays = async (
  { orders, profile }: Pick<ShopRecords, "orders" | "profile">,
  now: string,
): Promise<readonly OrderOnDay[]> => {
  const { calendar } = await loadFarm({ profile });
  const today = todayAt(now);
  const left = partsOnClosedDays(calendar, today);
  if (!(await orders.placesFrom(today)).some((order) => left(order).length > 0)) return [];
  return (await orders.forDaysFrom(today)).flatMap((order) =>
    left(order).map((part) => ({ order, ...part })),
  );
};

export const getWeek =
  ({ clock, ...deps }: Deps) =>
  async (): Promise<WeekSheet> => {
    const now = clock.now();
    const state = await weekState(deps);
    const farm = await loadFarm(deps);
    const taken = await countedPlaces(deps)(farm, now);
    const coming = DELIVERY_METHODS.flatMap((method) =>
      daysAhead(farm.calendar, method, taken, now).map((offer): ComingDay => {
        const { orders = null, eggs = null } =
          hoursOn(farm.calendar, offer.day, method)?.hours ?? {};
        return { ...offer, method, taken: taken(offer.day, method), caps: { orders, eggs } };
      }),
    );
    return {
      ...state,
      coming: coming.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
      onClosedDays: await onClosedDays(deps, now),
    };
  };
