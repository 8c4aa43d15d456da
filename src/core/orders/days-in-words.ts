import { type OfDays, settledDay } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export const daysInWords = (order: Order, dayOf: (method: DeliveryMethod) => Day): string => {
  const days = methodsOf(order).map((method) => [writtenDay(dayOf(method)), method] as const);
  const isOneDay = new Set(days.map(([day]) => day)).size === 1;
  return isOneDay
    ? (days[0]?.[0] ?? "")
    : days.map(([day, method]) => `${day} (${method})`).join(" and ");
};

export const forChosenDays = (order: Order, farm: OfDays): string =>
  order.days ? ` for ${daysInWords(order, (method) => settledDay(order, method, farm) ?? "")}` : "";
