import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { isDay } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";
import { WEEKDAYS } from "#core/shared/week.ts";
import type { CustomersMay } from "#core/week/customers-may.ts";
import { isAreaCode } from "#core/week/delivery-area.ts";
import {
  type FarmWeek,
  MOST_AHEAD,
  type OpenDay,
  USUAL_HORIZON,
  type WeekException,
  WITHOUT_CAPS,
} from "#core/week/farm-week.ts";

const { week } = DEFAULT_PROFILE;

const Clock = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));
const Day = v.pipe(v.string(), v.check(isDay));
const Method = v.picklist(DELIVERY_METHODS);

const wholeOf = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const HOURS = {
  from: v.fallback(Clock, ""),
  to: v.fallback(Clock, ""),
  cutOffDays: v.fallback(wholeOf(0, 7), WITHOUT_CAPS.cutOffDays),
  cutOffTime: v.fallback(Clock, WITHOUT_CAPS.cutOffTime),
  orders: v.fallback(v.nullable(wholeOf(1, 999)), null),
  eggs: v.fallback(v.nullable(wholeOf(6, 100_000)), null),
};

const WeekRow = v.object({
  weekday: v.picklist(WEEKDAYS.map(([weekday]) => weekday)),
  method: Method,
  ...HOURS,
});

const Exception = v.variant("kind", [
  v.object({
    kind: v.literal("closed"),
    id: v.pipe(v.string(), v.nonEmpty()),
    first: Day,
    last: Day,
    method: v.picklist([...DELIVERY_METHODS, "both"]),
    reason: v.string(),
  }),
  v.object({
    kind: v.literal("added"),
    id: v.pipe(v.string(), v.nonEmpty()),
    day: Day,
    method: Method,
    ...HOURS,
  }),
]);

const readableIn = <Row>(schema: v.GenericSchema<unknown, Row>, stored: unknown): readonly Row[] =>
  asList(stored).flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });

const isSame = (one: OpenDay, other: OpenDay): boolean =>
  one.weekday === other.weekday && one.method === other.method;

const daysIn = (stored: unknown): readonly OpenDay[] =>
  readableIn(WeekRow, stored).filter(
    (day, at, all) => all.findIndex((other) => isSame(day, other)) === at,
  );

const exceptionsIn = (stored: unknown): readonly WeekException[] =>
  readableIn<WeekException>(Exception, stored).filter(
    (one) => one.kind === "added" || one.first <= one.last,
  );

const codesIn = (stored: unknown): readonly string[] => {
  const codes = asList(stored).filter(
    (code): code is string => typeof code === "string" && isAreaCode(code),
  );
  return codes.length > 0 ? codes : week.area;
};

const yesIn = (stored: unknown): boolean => (typeof stored === "boolean" ? stored : true);

const mayIn = (stored: unknown): { readonly customersMay?: CustomersMay } => {
  const map = asMap(stored);
  const may = { changeDay: yesIn(map?.changeDay), cancel: yesIn(map?.cancel) };
  return may.changeDay && may.cancel ? {} : { customersMay: may };
};

export const WEEK_FIELDS = [
  "week",
  "area",
  "exceptions",
  "horizon",
  "before",
  "customersMay",
] as const;

/** `{ week: […], exceptions?: […], horizon?, area: ["RH10", …], before?: […], customersMay? }`, or empty. */
export const weekFormat: DocumentFormat<FarmWeek | null> = {
  topic: "week",
  initial: null,
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    if (!WEEK_FIELDS.some((name) => Object.hasOwn(map, name)))
      return { value: null, stored: map, skipped: 0 };
    const horizon = v.safeParse(wholeOf(1, MOST_AHEAD), map.horizon);
    const exceptions = exceptionsIn(map.exceptions);
    const kept = exceptions.filter(hasStoredTexts);
    const value: FarmWeek = {
      week: Array.isArray(map.week) ? daysIn(map.week) : week.week,
      exceptions: kept,
      horizon: horizon.success ? horizon.output : USUAL_HORIZON,
      area: codesIn(map.area),
      ...(Array.isArray(map.before) && { before: daysIn(map.before) }),
      ...mayIn(map.customersMay),
    };
    return { value, stored: map, skipped: exceptions.length - kept.length };
  },
};
