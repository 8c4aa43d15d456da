import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { categoriesOf } from "#core/inventory/stock.ts";
import { hasGivenUpPlace } from "#core/orders/being-cancelled.ts";
import { dueBy, type OfDays } from "#core/orders/fulfilment-day.ts";
import type { OrderPlaces } from "#core/orders/order.ts";
import { eggsOfMethod, methodsOf } from "#core/orders/order-methods.ts";
import { type Agreement, isOverdue } from "#core/payments/agreement.ts";
import { isBeingTaken, isSettled } from "#core/payments/agreement-state.ts";
import { type Asking, isAheadOf, isReplacedBy } from "#core/payments/held-eggs.ts";
import { byOpening } from "#core/payments/held-openings.ts";
import { dayNeeds, type Purchase, type WantedPacks } from "#core/payments/purchase.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import { NOTHING_TAKEN, roomOn, type Taken, type TakenOn } from "#core/week/day-offers.ts";
import { type Calendar, hasCaps } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** One order's place on a day, with its eggs of that method. */
interface Place {
  readonly day: Day;
  readonly method: DeliveryMethod;
  readonly eggs: number;
}

const placesOfOrder = (order: OrderPlaces, now: string, farm: OfDays): readonly Place[] =>
  methodsOf(order).map((method) => ({
    method,
    day: order.days?.[method] ?? dueBy(order, method, now, farm).day,
    eggs: eggsOfMethod(order, method),
  }));

const placesOfPurchase = ({ lines, days = {} }: Purchase): readonly Place[] =>
  dayNeeds(lines).flatMap(({ method, eggs }) => {
    const day = days[method];
    return day ? [{ day, method, eggs }] : [];
  });

const keyOf = ({ day, method }: Pick<Place, "day" | "method">): string => `${day} ${method}`;

const takenBy = (places: readonly Place[]): TakenOn => {
  const taken = new Map<string, Taken>();
  for (const place of places) {
    const { orders, eggs } = taken.get(keyOf(place)) ?? NOTHING_TAKEN;
    taken.set(keyOf(place), { orders: orders + 1, eggs: eggs + place.eggs });
  }
  return (day, method) => taken.get(keyOf({ day, method })) ?? NOTHING_TAKEN;
};

/** Unapproved payments hold at most a half, rounded up, of the places that a day has left. */
const ALL_TOGETHER = 2;

/** As eggs are held: in the order of opening, each with all its places or not at all. */
export const holdingPlaces = (
  opened: readonly Agreement[],
  calendar: Calendar,
  taken: TakenOn,
): readonly Agreement[] => {
  const left = new Map<string, Taken>();
  const leftOn = (place: Place): Taken => {
    const hours = hoursOn(calendar, place.day, place.method)?.hours;
    const room = roomOn(hours ?? { orders: null, eggs: null }, taken(place.day, place.method));
    return (
      left.get(keyOf(place)) ?? {
        orders: Math.ceil(room.orders / ALL_TOGETHER),
        eggs: Math.ceil(room.eggs / ALL_TOGETHER),
      }
    );
  };
  return opened.toSorted(byOpening).filter(({ purchase }) => {
    const places = placesOfPurchase(purchase);
    const isHeld = places.every((place) => {
      const { orders, eggs } = leftOn(place);
      return orders > 0 && eggs >= place.eggs;
    });
    if (isHeld)
      for (const place of places) {
        const { orders, eggs } = leftOn(place);
        left.set(keyOf(place), { orders: orders - 1, eggs: eggs - place.eggs });
      }
    return isHeld;
  });
};

type Deps = Pick<ShopRecords, "agreements" | "orders"> & Pick<ShopPorts, "shared">;

/** What orders and payments under way take of the days to come. In one browser there are no payments but the visitor's. */
export const countedPlaces =
  ({ agreements, orders, shared }: Deps) =>
  async (farm: OfDays, now: string, { insteadOf = [], ahead }: Asking = {}): Promise<TakenOn> => {
    const ordered = (await orders.placesFrom(todayAt(now)))
      .filter((order) => !hasGivenUpPlace(order))
      .flatMap((order) => placesOfOrder(order, now, farm));
    const others = (shared ? await agreements.underWay() : []).filter(
      (one) => !isSettled(one.state) && !isReplacedBy(insteadOf)(one),
    );
    const beingTaken = others.filter(({ state }) => isBeingTaken(state));
    const open = others.filter((one) => !isBeingTaken(one.state) && !isOverdue(one, now));
    const holding = [...beingTaken, ...holdingPlaces(open, farm.calendar, takenBy(ordered))];
    const held = ahead ? holding.filter(isAheadOf(ahead)) : holding;
    return takenBy([...ordered, ...held.flatMap(({ purchase }) => placesOfPurchase(purchase))]);
  };

/** Nothing is read where no day has a cap. */
export const placesTaken =
  (deps: Deps) =>
  async (farm: OfDays, now: string, asking: Asking = {}): Promise<TakenOn> =>
    hasCaps(farm.calendar) ? countedPlaces(deps)(farm, now, asking) : () => NOTHING_TAKEN;

/** By which eggs a payment may run beside others: where days have caps, those of other eggs may want the same place. */
export const apartBy = async (
  records: Pick<ShopRecords, "profile">,
  packs: readonly WantedPacks[],
): Promise<readonly CategoryId[] | undefined> =>
  hasCaps((await loadFarm(records)).calendar) ? undefined : categoriesOf(packs);
