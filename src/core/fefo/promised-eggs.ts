import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { EggsForDay } from "#core/fefo/pack-oldest-first.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked, eggsIn } from "#core/inventory/stock.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { dueBy, type OfDays } from "#core/orders/fulfilment-day.ts";
import { isHandedOver } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { isCollected, methodOf, methodsOf } from "#core/orders/order-methods.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import { standingOf } from "#core/orders/standing.ts";
import { isToPack } from "#core/orders/status-sets.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";

export const isPacked = (order: Pick<Order, "status" | "log">): boolean =>
  standingOf(order) !== "Pending";

export const isPromised = (order: Pick<Order, "status" | "log">): boolean =>
  isToPack(order) && !isPacked(order);

type Halves = Pick<Order, "status" | "log" | "items" | "handedOver">;

/** Both methods of a packed order, else those handed over: their eggs have left. */
export const methodsOut = (order: Halves): readonly DeliveryMethod[] =>
  methodsOf(order).filter((method) => isPacked(order) || order.handedOver?.[method] !== undefined);

const isKeptOut = ({ log = [] }: Halves, method: DeliveryMethod): boolean =>
  log.some(({ kind, detail }) => kind === "not-put-back" && detail === method);

/** Reads the log, also for an order that was given up while the book was closed. */
export const methodsStillOut = (order: Halves): readonly DeliveryMethod[] => {
  const isBack = order.status === "Cancelled" || hasLogged(order, "put-back");
  return methodsOut(order).filter(
    (method) => !isBack || isHandedOver(order, method) || isKeptOut(order, method),
  );
};

const methodsIn = (order: Halves): readonly DeliveryMethod[] => {
  const out = methodsOut(order);
  return methodsOf(order).filter((method) => !out.includes(method));
};

export interface EggsOfOrder extends EggsForDay {
  readonly order: string;
  readonly method: DeliveryMethod;
}

/** Eggs of each kind, by the day of each half: a past day counts as today. */
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

export const eggsPromised = (orders: readonly OrderPlaces[]): Inventory =>
  eggsIn(
    orders.filter(isPromised).flatMap((order) => {
      const methods = methodsIn(order);
      return packsOf({ items: order.items.filter((item) => methods.includes(methodOf(item))) });
    }),
  );

export const promisedForDays = (
  orders: readonly OrderPlaces[],
  now: string,
  farm: OfDays,
): readonly EggsOfOrder[] =>
  orders.filter(isPromised).flatMap((order) => eggsOfRest(order, now, farm));
