import { asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { WEEK_FIELDS } from "#adapters/farm-json/week-format.ts";
import { type FarmWeek, USUAL_HORIZON } from "#core/week/farm-week.ts";

const withoutNoCaps = <Row extends object>(row: Row): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

const calendarToJson = ({
  week: days,
  exceptions,
  horizon,
  area,
  before,
  customersMay,
}: FarmWeek): object => ({
  week: days.map(withoutNoCaps),
  ...(exceptions.length > 0 && { exceptions: exceptions.map(withoutNoCaps) }),
  ...(horizon !== USUAL_HORIZON && { horizon }),
  area,
  ...(before && { before: before.map(withoutNoCaps) }),
  ...(customersMay && !(customersMay.changeDay && customersMay.cancel) && { customersMay }),
});

export const weekToJson = (own: FarmWeek | null, before: unknown): StoredMap => ({
  ...Object.fromEntries(
    Object.entries(asMap(before) ?? {}).filter(
      ([name]) => !WEEK_FIELDS.some((one) => one === name),
    ),
  ),
  ...(own && calendarToJson(own)),
});
