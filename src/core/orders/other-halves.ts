import { methodsHere } from "#core/orders/handed-over.ts";
import type { Order } from "#core/orders/order.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export interface OtherHalf {
  readonly method: DeliveryMethod;
  readonly day: Day;
}

/** What of an order is still to come beside the halves that are spoken of, and when. */
export const otherHalves = (
  order: Order,
  spokenOf: readonly DeliveryMethod[],
): readonly OtherHalf[] =>
  methodsHere(order).flatMap((method) => {
    const day = order.days?.[method];
    return day !== undefined && !spokenOf.includes(method) ? [{ method, day }] : [];
  });
