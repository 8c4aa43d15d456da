import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import { isToHandOver } from "#core/orders/status-sets.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export interface OrderOnDay {
  readonly order: Order;
  readonly method: DeliveryMethod;
  readonly day: Day;
}

export const movedOrder = (
  { order, method, day }: OrderOnDay,
  to: Day,
  now: string,
  kind: "day-moved" | "customer-moved" = "day-moved",
): Order =>
  logged({ ...order, days: { ...order.days, [method]: to } }, now, {
    kind,
    detail: `${writtenDay(day)} to ${writtenDay(to)}`,
  });

const BEFORE_HANDING_OVER: readonly string[] = ["Awaiting payment", "Needs attention"];

export const mayMove = (order: Pick<Order, "status" | "log">): boolean =>
  (isToHandOver(order) || BEFORE_HANDING_OVER.includes(order.status)) && !hasGivenUpPlace(order);

export const partsToMove = (order: Omit<OrderPlaces, "id" | "date">): readonly DeliveryMethod[] =>
  mayMove(order) ? methodsHere(order) : [];
