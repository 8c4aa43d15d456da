import type { DeliveryMethod } from "#core/cart/cart.ts";
import { COLLECTION_HOURS, FARM_STREET } from "#core/farm-words.ts";
import type { Order } from "#core/orders/order.ts";
import { hasCollection, hasDelivery } from "#core/orders/order-methods.ts";
import type { OrderStatus } from "#core/orders/order-status.ts";
import { fulfilmentDay } from "#core/orders/packing-list.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export interface Appointment {
  readonly method: DeliveryMethod;
  /** "We deliver on Sunday 22 November". */
  readonly words: string;
}

/**
 * Those that are to be packed or handed over. Of others there is nothing to be said: the money of one is not here, or
 * has left again, or the farmer has to look first, and what is completed was handed over on a day that nobody noted.
 */
const AHEAD: readonly string[] = ["Pending", "Ready"] satisfies readonly OrderStatus[];

export const isAhead = ({ status }: Order): boolean => AHEAD.includes(status);

export const whenAndWhere = (order: Order, today: Day): readonly Appointment[] => {
  if (!isAhead(order)) return [];
  const day = writtenDay(fulfilmentDay(order, today));
  const delivery: Appointment = { method: "delivery", words: `We deliver on ${day}` };
  const collection: Appointment = {
    method: "collection",
    words: `Collect on ${day}, ${COLLECTION_HOURS}, ${FARM_STREET}`,
  };
  return [...(hasDelivery(order) ? [delivery] : []), ...(hasCollection(order) ? [collection] : [])];
};
