import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { EggsForDay } from "#core/fefo/pack-oldest-first.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { dueBy, type OfDays } from "#core/orders/fulfilment-day.ts";
import { isCollected, methodsOf } from "#core/orders/order-methods.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import { isPromised, methodsIn } from "#core/orders/promised.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";

export interface EggsOfOrder extends EggsForDay {
  readonly order: string;
  readonly method: DeliveryMethod;
}

export const eggsForDays = (
  order: OrderPlaces,
  now: string,
  farm: OfDays,
  methods: readonly DeliveryMethod[] = methodsOf(order),
): readonly EggsOfOrder[] =>
  methods.flatMap((method) => {
    const items = order.items.filter((item) => isCollected(item) === (method === "collection"));
    const packs = packsOf({ items });
    const [due, today] = [dueBy(order, method, now, farm).day, todayAt(now)];
    return CATEGORY_IDS.map((category) => ({
      order: order.id,
      method,
      category,
      eggs: eggsAsked(packs, category),
      day: due < today ? today : due,
    })).filter(({ eggs }) => eggs > 0);
  });

export const eggsOfRest = (order: OrderPlaces, now: string, farm: OfDays): readonly EggsOfOrder[] =>
  eggsForDays(order, now, farm, methodsIn(order));

export const promisedForDays = (
  orders: readonly OrderPlaces[],
  now: string,
  farm: OfDays,
): readonly EggsOfOrder[] =>
  orders.filter(isPromised).flatMap((order) => eggsOfRest(order, now, farm));
