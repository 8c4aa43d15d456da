import { isForDayFrom, type Order } from "#core/orders/order.ts";
import { isToHandOver } from "#core/orders/status-sets.ts";
import type { Day } from "#core/shared/day.ts";

export type OrderPlaces = Pick<
  Order,
  "id" | "date" | "status" | "items" | "days" | "handedOver" | "log"
>;

export const placesOf = ({
  id,
  date,
  status,
  items,
  days,
  handedOver,
  log,
}: Order): OrderPlaces => ({
  id,
  date,
  status,
  items,
  ...(days && { days }),
  ...(handedOver && { handedOver }),
  ...(log && { log }),
});

/** An order without days of its own may be for any. */
export const mayTakePlacesFrom = (first: Day) => {
  const isForIt = isForDayFrom(first);
  return (order: Order): boolean => (order.days ? isForIt(order) : isToHandOver(order));
};
