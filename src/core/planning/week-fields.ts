import type { HoursField } from "#core/planning/typed-week.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { WEEKDAYS, type Weekday } from "#core/shared/week.ts";
import { ALL_OF_IT } from "#core/week/customers-may.ts";
import type { FarmWeek, OpenDay } from "#core/week/farm-week.ts";

export type EditedWeek = Pick<FarmWeek, "week" | "area" | "horizon" | "customersMay">;

export type WeekFields = Readonly<Record<string, unknown>>;

export const AREA = "area";
export const HORIZON = "horizon";
export const MAY = { changeDay: "may-change-day", cancel: "may-cancel" } as const;

const HOURS = [
  "from",
  "to",
  "cutOffDays",
  "cutOffTime",
  "orders",
  "eggs",
] as const satisfies readonly HoursField[];

export const fieldName = (
  weekday: Weekday,
  method: DeliveryMethod,
  field: HoursField | "on",
): string => `${method}-${weekday}-${field}`;

export const weekFields = ({
  week,
  area,
  horizon,
  customersMay = ALL_OF_IT,
}: EditedWeek): WeekFields => ({
  [AREA]: area,
  [HORIZON]: horizon,
  [MAY.changeDay]: customersMay.changeDay,
  [MAY.cancel]: customersMay.cancel,
  ...Object.fromEntries(
    week.flatMap((row) =>
      HOURS.map((field) => [fieldName(row.weekday, row.method, field), row[field]]),
    ),
  ),
});

const rowIn = (fields: WeekFields, weekday: Weekday, method: DeliveryMethod): OpenDay[] => {
  const hours = HOURS.map((field) => [field, fields[fieldName(weekday, method, field)]] as const);
  return hours.every(([, value]) => value !== undefined)
    ? [{ weekday, method, ...Object.fromEntries(hours) } as OpenDay]
    : [];
};

export const weekOf = (fields: WeekFields): EditedWeek => ({
  area: fields[AREA] as EditedWeek["area"],
  horizon: fields[HORIZON] as number,
  customersMay: {
    changeDay: fields[MAY.changeDay] === true,
    cancel: fields[MAY.cancel] === true,
  },
  week: WEEKDAYS.flatMap(([weekday]) =>
    DELIVERY_METHODS.flatMap((method) => rowIn(fields, weekday, method)),
  ),
});
