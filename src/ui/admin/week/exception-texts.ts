import { clockHours } from "#core/farm-words.ts";
import type { ExceptionRefusal } from "#core/planning/edit-exceptions.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { ClosedDays, WeekException } from "#core/week/farm-week.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";

type ForMethod = ClosedDays["method"];

export const FOR_METHODS: readonly ForMethod[] = ["both", "delivery", "collection"];

export const methodName = (method: ForMethod): string =>
  method === "both" ? "Both" : DELIVERY_NAMES[method];

export const REASON_FAULT = "Please say why: customers read it.";

export const isBadField = (refusal: ExceptionRefusal | undefined, field: string): boolean =>
  refusal?.kind === "bad-exception" && refusal.field === field;

export const daysInWords = (one: WeekException): string => {
  if (one.kind === "added") return writtenDay(one.day);
  return one.first === one.last
    ? writtenDay(one.first)
    : `${writtenDay(one.first)} to ${writtenDay(one.last)}`;
};

const parts = (...all: readonly string[]): string => all.filter((part) => part !== "").join(", ");

export const exceptionInWords = (one: WeekException): string => {
  if (one.kind === "added") return parts(`${methodName(one.method)} added`, clockHours(one));
  return parts(one.method === "both" ? "closed" : `${methodName(one.method)} closed`, one.reason);
};

const firstDay = (one: WeekException): Day => (one.kind === "added" ? one.day : one.first);
const lastDay = (one: WeekException): Day => (one.kind === "added" ? one.day : one.last);

export const exceptionsToCome = (
  exceptions: readonly WeekException[],
  today: Day,
): readonly WeekException[] =>
  exceptions
    .filter((one) => lastDay(one) >= today)
    .toSorted((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1));
