import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Weekday } from "#core/shared/week.ts";
import type { OpenDay, OpenHours } from "#core/week/farm-week.ts";

export type HoursField = "from" | "to" | "cutOffTime" | "cutOffDays" | "orders" | "eggs";

export interface BadRow {
  readonly weekday: Weekday;
  readonly method: DeliveryMethod;
  readonly fields: readonly HoursField[];
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value === null || (Number.isInteger(value) && value >= least && value <= most);

export const MOST_ORDERS = 999;
export const LEAST_EGGS = 6;
export const MOST_EGGS = 100_000;

const areHours = ({ from, to }: OpenHours, method: DeliveryMethod): boolean =>
  from === "" && to === ""
    ? method === "delivery"
    : CLOCK.test(from) && CLOCK.test(to) && from < to;

export const badFields = (hours: OpenHours, method: DeliveryMethod): readonly HoursField[] => [
  ...(areHours(hours, method) ? [] : (["to"] as const)),
  ...(isWithin(hours.cutOffDays, 0, 7) ? [] : (["cutOffDays"] as const)),
  ...(CLOCK.test(hours.cutOffTime) || hours.cutOffTime === "24:00"
    ? []
    : (["cutOffTime"] as const)),
  ...(isWithin(hours.orders, 1, MOST_ORDERS) ? [] : (["orders"] as const)),
  ...(isWithin(hours.eggs, LEAST_EGGS, MOST_EGGS) ? [] : (["eggs"] as const)),
];

export const badRows = (week: readonly OpenDay[]): readonly BadRow[] =>
  week.flatMap((row, at): readonly BadRow[] => {
    const isSecond = week.some(
      (other, first) => first < at && other.weekday === row.weekday && other.method === row.method,
    );
    const fields = isSecond ? (["from"] as const) : badFields(row, row.method);
    return fields.length > 0 ? [{ weekday: row.weekday, method: row.method, fields }] : [];
  });
