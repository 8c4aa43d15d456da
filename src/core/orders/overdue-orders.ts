import { dayFrom, isOver, type OfDays, weekBefore } from "#core/orders/fulfilment-day.ts";
import { addDays, instantAt, whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";

interface OverdueWay {
  /** The last day whose orders are overdue. */
  readonly upTo: Day;
  /** Orders that chose no day are overdue if they were placed before this instant. */
  readonly placedBefore: string;
}

export type OverdueOrders = Readonly<Record<DeliveryMethod, OverdueWay>>;

const DAYS_A_WEEK = 7;

/** An order without a readable date is for the next open day. */
const DATED = instantAt(1);

const lastDay = (isTodayOver: boolean, today: Day): Day =>
  isTodayOver ? today : addDays(today, -1);

const placedBefore = (farm: OfDays, now: string, method: DeliveryMethod): string => {
  const before = weekBefore(farm);
  const today = todayAt(now);
  const last = lastDay(isOver(before, today, now), today);
  const days = Array.from({ length: DAYS_A_WEEK }, (_, at) => addDays(last, -at));
  const first = days.find((day) => dayFrom(day, before, method) <= last) ?? last;
  return whenClockShows(first, "00:00");
};

export const overdueOrders = (farm: OfDays, now: string): OverdueOrders => {
  const today = todayAt(now);
  const way = (method: DeliveryMethod): OverdueWay => ({
    upTo: lastDay(isOver(farm, today, now, method), today),
    placedBefore: placedBefore(farm, now, method),
  });
  return { delivery: way("delivery"), collection: way("collection") };
};

/** By the indexes of orders, whatever their status. */
export const waysOverdue = (overdue: OverdueOrders) =>
  DELIVERY_METHODS.flatMap((method) => [
    { [method]: { upTo: overdue[method].upTo } },
    { [`unchosen_${method}`]: { from: DATED, before: overdue[method].placedBefore } },
  ]);
