import {
  type NeedOfDay,
  NOTHING_TAKEN,
  type PlacesTaken,
  roomOn,
  type TakenOn,
} from "#core/days/room-for.ts";
import { dueBy, type OfDays } from "#core/orders/fulfilment-day.ts";
import { eggsOfMethod, methodsLeft } from "#core/orders/order-methods.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import { isPastLimits, putByOwnerAt } from "#core/orders/past-limits.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { byOpening } from "#core/payments/held-openings.ts";
import { dayNeeds } from "#core/payments/purchase.ts";
import type { Calendar } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";

/** An order's. */
export interface GivenPlace extends NeedOfDay {
  readonly isPastLimits: boolean;
  /** ISO 8601; null where a customer chose the day. */
  readonly byOwnerAt: string | null;
}

/** A payment's that is under way. */
export interface HeldPlace extends NeedOfDay {
  readonly payment: string;
}

export const placesOfOrder = (
  order: OrderPlaces,
  now: string,
  farm: OfDays,
): readonly GivenPlace[] =>
  methodsLeft(order).map((method) => {
    const place = { method, day: order.days?.[method] ?? dueBy(order, method, now, farm).day };
    return {
      ...place,
      eggs: eggsOfMethod(order, method),
      isPastLimits: isPastLimits(order, place),
      byOwnerAt: putByOwnerAt(order, place),
    };
  });

export const placesOfPayment = ({ orderId, purchase, addTo }: Agreement): readonly HeldPlace[] =>
  dayNeeds(purchase.lines, addTo !== undefined).flatMap((need) => {
    const day = purchase.days?.[need.method];
    return day ? [{ ...need, day, payment: orderId }] : [];
  });

const keyOf = ({ day, method }: Pick<NeedOfDay, "day" | "method">): string => `${day} ${method}`;

const withPlace = ({ orders, eggs }: PlacesTaken, place: NeedOfDay): PlacesTaken => ({
  orders: orders + (place.orders ?? 1),
  eggs: eggs + place.eggs,
});

export const takenBy = (places: readonly (GivenPlace | HeldPlace)[]): TakenOn => {
  const taken = new Map<string, PlacesTaken>();
  for (const place of places)
    taken.set(keyOf(place), withPlace(taken.get(keyOf(place)) ?? NOTHING_TAKEN, place));
  return (day, method) => taken.get(keyOf({ day, method })) ?? NOTHING_TAKEN;
};

/** Unapproved payments hold at most half of a day's free places, rounded up. */
const ALL_TOGETHER = 2;

/** Places that the owner gives past the caps, or later, take no payer's place. */
const countsFor =
  (openedAt: string) =>
  ({ isPastLimits: isPast, byOwnerAt }: GivenPlace): boolean =>
    !isPast && (byOwnerAt === null || byOwnerAt < openedAt);

/** All of a payment's places or none. Customers' orders shrink the half, not the owner's. */
export const holdingPlaces = (
  opened: readonly Agreement[],
  calendar: Calendar,
  given: readonly GivenPlace[],
): readonly Agreement[] => {
  const held: HeldPlace[] = [];
  return opened.toSorted(byOpening).filter((payment) => {
    const places = placesOfPayment(payment);
    const counted = given.filter(countsFor(payment.openedAt));
    const [before, holding] = [takenBy(counted), takenBy(held)];
    const isHeld = places.every(({ day, method, eggs, orders = 1 }) => {
      const caps = hoursOn(calendar, day, method)?.hours ?? { orders: null, eggs: null };
      const room = roomOn(caps, before(day, method));
      const there = holding(day, method);
      return (
        there.orders + orders <= Math.ceil(room.orders / ALL_TOGETHER) &&
        there.eggs + eggs <= Math.ceil(room.eggs / ALL_TOGETHER)
      );
    });
    if (isHeld) held.push(...places);
    return isHeld;
  });
};
