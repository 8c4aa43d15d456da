import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogEntry } from "#core/orders/order-log.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

interface Place {
  readonly day: Day;
  readonly method: DeliveryMethod;
}

const detailOf = ({ day, method }: Place): string => `${method} ${day}`;

export const putPastLimits = (order: Order, place: Place, now: string): Order =>
  logged(order, now, { kind: "past-limits", detail: detailOf(place) });

const hasLeft =
  (day: Day) =>
  ({ kind, detail = "" }: OrderLogEntry): boolean =>
    (kind === "day-moved" || kind === "customer-moved") &&
    detail.startsWith(`${writtenDay(day)} to `);

export const isPastLimits = ({ log = [] }: Pick<OrderPlaces, "log">, place: Place): boolean => {
  const put = log.findLastIndex(
    ({ kind, detail }) => kind === "past-limits" && detail === detailOf(place),
  );
  return put >= 0 && !log.slice(put).some(hasLeft(place.day));
};

export const putByOwnerAt = (
  { log = [] }: Pick<OrderPlaces, "log">,
  { day }: Place,
): string | null => {
  const last = log.findLast(
    ({ kind, detail = "" }) =>
      kind === "taken-by-hand" ||
      ((kind === "day-moved" || kind === "customer-moved") &&
        detail.endsWith(` to ${writtenDay(day)}`)),
  );
  return last && last.kind !== "customer-moved" ? last.at : null;
};
