import type { DaysToClose } from "#core/planning/edit-exceptions.ts";
import { writtenDay } from "#core/shared/calendar.ts";

const fateOfOrders = ({ first, last, orders }: DaysToClose): string => {
  if (!orders) return "";
  const whose = first === last ? "Its" : "Their";
  return "moveTo" in orders
    ? ` ${whose} orders are now for ${writtenDay(orders.moveTo)}.`
    : ` ${whose} orders keep their day: the dashboard lists them.`;
};

export const closedInWords = (days: DaysToClose): string => {
  const [first, last] = [writtenDay(days.first), writtenDay(days.last)];
  const closed = first === last ? `${first} is closed.` : `${first} to ${last} are closed.`;
  return closed + fateOfOrders(days);
};
