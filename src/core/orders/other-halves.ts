import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

type Halves = Pick<Order, "status" | "log" | "handedOver" | "items" | "days">;

export const otherHalvesInWords = (
  order: Halves,
  spokenOf: readonly DeliveryMethod[],
  whose = "The",
): readonly string[] =>
  methodsHere(order).flatMap((method) => {
    const day = order.days?.[method];
    return day !== undefined && !spokenOf.includes(method)
      ? [`${whose} ${method} is still for ${writtenDay(day)}.`]
      : [];
  });
