import { dueBy } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { hasLeft, methodsOf } from "#core/orders/order-methods.ts";
import type { OrderStatus } from "#core/orders/order-status.ts";
import { type OrdersOfDay, ordersOfDay, type PlacedWithin } from "#core/orders/orders-of-day.ts";
import { isGivenUp, isToHandOver } from "#core/orders/status-sets.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface OrderForDay {
  readonly order: Order;
  readonly method: DeliveryMethod;
}

type Orders = Pick<ShopRecords["orders"], "page">;

const allOf = async (orders: Orders, day: OrdersOfDay): Promise<readonly Order[]> => {
  const found: Order[] = [];
  let after: string | null = null;
  do {
    const { items, next } = await orders.page({ text: "", status: "All", day, after });
    found.push(...items);
    after = next;
  } while (after !== null);
  return found;
};

const UNDATED: PlacedWithin = {
  from: "1970-01-01T00:00:00.000Z",
  until: "1970-01-01T00:00:00.001Z",
};

export const WITHOUT_DATE: OrdersOfDay = {
  day: "",
  unchosen: { delivery: UNDATED, collection: UNDATED },
};

export const isOnPackDay = (order: Order): boolean =>
  isToHandOver(order) || order.status === ("Completed" satisfies OrderStatus);

export const ordersForDay = async (
  { orders, profile }: Pick<ShopRecords, "orders" | "profile">,
  day: Day,
  now: string,
): Promise<readonly OrderForDay[]> => {
  const farm = await loadFarm({ profile });
  const found = [
    ...(await allOf(orders, ordersOfDay(day, farm))),
    ...(await allOf(orders, WITHOUT_DATE)),
  ];
  return found.flatMap((order) =>
    methodsOf(order)
      .filter((method) => isGivenUp(order) || hasLeft(order, method))
      .filter((method) => dueBy(order, method, now, farm).day === day)
      .map((method) => ({ order, method })),
  );
};
