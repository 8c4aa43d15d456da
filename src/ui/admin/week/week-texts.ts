import type { HoursField } from "#core/planning/typed-week.ts";
import { AREA, type EditedWeek, fieldName, HORIZON, MAY } from "#core/planning/week-fields.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { WEEKDAYS, type Weekday } from "#core/shared/week.ts";
import { ALL_OF_IT } from "#core/week/customers-may.ts";
import { type OpenDay, type OpenHours, WITHOUT_CAPS } from "#core/week/farm-week.ts";
import { typedArea } from "#core/week/typed-area.ts";
import type { Texts } from "#ui/admin/editing/edited-texts.ts";
import { hoursIn, hoursTexts } from "#ui/admin/week/hours-texts.ts";

export const ON = "yes";

export const isOfMay = (name: string): boolean => Object.values<string>(MAY).includes(name);

const FIRST_HOURS: Readonly<Record<DeliveryMethod, OpenHours>> = {
  delivery: { from: "", to: "", ...WITHOUT_CAPS },
  collection: { from: "10:00", to: "16:00", ...WITHOUT_CAPS },
};

const rowTexts = (
  week: readonly OpenDay[],
  weekday: Weekday,
  method: DeliveryMethod,
): readonly (readonly [string, string])[] => {
  const row = week.find((day) => day.weekday === weekday && day.method === method);
  const texts = Object.entries(hoursTexts(row ?? FIRST_HOURS[method]));
  return [
    [fieldName(weekday, method, "on"), row ? ON : ""],
    ...texts.map(
      ([field, text]) => [fieldName(weekday, method, field as HoursField), text] as const,
    ),
  ];
};

const onIf = (isOn: boolean): string => (isOn ? ON : "");

export const textsOf = ({ week, area, horizon, customersMay = ALL_OF_IT }: EditedWeek): Texts => ({
  [MAY.changeDay]: onIf(customersMay.changeDay),
  [MAY.cancel]: onIf(customersMay.cancel),
  [AREA]: area.join(", "),
  [HORIZON]: String(horizon),
  ...Object.fromEntries(
    WEEKDAYS.flatMap(([weekday]) =>
      DELIVERY_METHODS.flatMap((method) => rowTexts(week, weekday, method)),
    ),
  ),
});

const rowsIn = (typed: Texts): readonly OpenDay[] =>
  WEEKDAYS.flatMap(([weekday]) =>
    DELIVERY_METHODS.filter((method) => typed[fieldName(weekday, method, "on")] === ON).map(
      (method) => ({
        weekday,
        method,
        ...hoursIn((field) => typed[fieldName(weekday, method, field)] ?? ""),
      }),
    ),
  );

const wholeIn = (text = ""): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0);

export const weekIn = (typed: Texts): EditedWeek => ({
  customersMay: { changeDay: typed[MAY.changeDay] === ON, cancel: typed[MAY.cancel] === ON },
  week: rowsIn(typed),
  area: typedArea(typed[AREA] ?? ""),
  horizon: wholeIn(typed[HORIZON]),
});
