import type { Farm } from "#core/farm.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import { settledDay } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { leftAtProvider, leftOf } from "#core/orders/order-money.ts";
import { isMarkedPacked, isPending } from "#core/orders/status-sets.ts";
import { WITHOUT_CAPS } from "#core/week/farm-week.ts";
import { cutOffOf, hoursOn } from "#core/week/hours-on.ts";

type OfDays = Pick<Farm, "calendar" | "daysBefore">;

/** The earlier cut-off of its days, ISO 8601; null for an order without a known day. */
export const changeableUntil = (order: Order, farm: OfDays): string | null => {
  const closings = methodsOf(order).flatMap((method) => {
    const day = settledDay(order, method, farm);
    if (day === null) return [];
    const hours = hoursOn(farm.calendar, day, method)?.hours ?? WITHOUT_CAPS;
    return [{ day, at: cutOffOf(day, hours) }];
  });
  const first = closings.map(({ day }) => day).sort()[0];
  return (
    closings
      .filter(({ day }) => day === first)
      .map(({ at }) => at)
      .sort()[0] ?? null
  );
};

export const MOST_CHANGES = 5;

const changesOf = ({ log = [] }: Order): number =>
  log.filter(({ kind }) => kind === "customer-moved").length;

/** Its provider can give all of its money back at once. */
const isPaidHere = (order: Order): boolean =>
  order.captureId !== undefined &&
  order.paymentMethod !== undefined &&
  leftAtProvider(order) === leftOf(order);

export interface CustomerChanges {
  readonly until: string;
  readonly mayCancel: boolean;
  readonly mayChangeDay: boolean;
  readonly changesLeft: number;
}

export const customerChangesOf = (
  order: Order,
  farm: OfDays & Pick<Farm, "customersMay">,
): CustomerChanges | null => {
  const isWaiting = isPending(order) && !order.handedOver && !isBeingCancelled(order);
  const until = isWaiting ? changeableUntil(order, farm) : null;
  if (until === null) return null;
  const { changeDay, cancel } = farm.customersMay;
  return {
    until,
    mayCancel: cancel && isPaidHere(order),
    mayChangeDay: changeDay,
    changesLeft: Math.max(0, MOST_CHANGES - changesOf(order)),
  };
};

export type TooLate = { readonly kind: "too-late" } | { readonly kind: "not-allowed" };

/** Packs may be added until the cut-off, while nothing is wrong with the order. */
export const refusalOfAdding = (order: Order, farm: OfDays, now: string): TooLate | null => {
  if (isBeingPacked(order)) return { kind: "too-late" };
  if (!isPending(order) || isBeingCancelled(order)) return { kind: "not-allowed" };
  const until = changeableUntil(order, farm);
  if (until === null) return { kind: "not-allowed" };
  return until <= now ? { kind: "too-late" } : null;
};

const isBeingPacked = (order: Order): boolean =>
  isMarkedPacked(order) || order.handedOver !== undefined;

export const refusalFor = (
  order: Order,
  farm: OfDays & Pick<Farm, "customersMay">,
  now: string,
  change: "mayChangeDay" | "mayCancel",
): TooLate | null => {
  if (isBeingPacked(order)) return { kind: "too-late" };
  const changes = customerChangesOf(order, farm);
  if (!changes?.[change]) return { kind: "not-allowed" };
  return changes.until <= now ? { kind: "too-late" } : null;
};
