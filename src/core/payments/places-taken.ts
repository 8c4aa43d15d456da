import { NOTHING_TAKEN, type TakenOn } from "#core/days/room-for.ts";
import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import { isOverdue } from "#core/payments/agreement.ts";
import { isBeingTaken, isSettled } from "#core/payments/agreement-state.ts";
import { type Asking, isAheadOf, isReplacedBy } from "#core/payments/held-eggs.ts";
import {
  holdingPlaces,
  placesOfOrder,
  placesOfPayment,
  takenBy,
} from "#core/payments/held-places.ts";
import { todayAt } from "#core/shared/today.ts";
import { hasCaps } from "#core/week/farm-week.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "agreements" | "orders"> & Pick<ShopPorts, "shared">;

/** Counts given and held places; the owner's past the caps don't count against a capture. */
export const countedPlaces =
  ({ agreements, orders, shared }: Deps) =>
  async (farm: OfDays, now: string, { insteadOf = [], ahead }: Asking = {}): Promise<TakenOn> => {
    const given = (await orders.placesFrom(todayAt(now)))
      .filter((order) => !hasGivenUpPlace(order))
      .flatMap((order) => placesOfOrder(order, now, farm));
    const others = (shared ? await agreements.underWay() : []).filter(
      (one) => !isSettled(one.state) && !isReplacedBy(insteadOf)(one),
    );
    const beingTaken = others.filter(({ state }) => isBeingTaken(state));
    const open = others.filter((one) => !isBeingTaken(one.state) && !isOverdue(one, now));
    const holding = [...beingTaken, ...holdingPlaces(open, farm.calendar, given)];
    const held = ahead ? holding.filter(isAheadOf(ahead)) : holding;
    const counted = ahead ? given.filter(({ isPastLimits }) => !isPastLimits) : given;
    return takenBy([...counted, ...held.flatMap(placesOfPayment)]);
  };

export const placesTaken =
  (deps: Deps) =>
  async (farm: OfDays, now: string, asking: Asking = {}): Promise<TakenOn> =>
    hasCaps(farm.calendar) ? countedPlaces(deps)(farm, now, asking) : () => NOTHING_TAKEN;
