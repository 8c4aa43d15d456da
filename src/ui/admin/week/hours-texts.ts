import { type HoursField, LEAST_EGGS, MOST_EGGS, MOST_ORDERS } from "#core/planning/typed-week.ts";
import type { OpenHours } from "#core/week/farm-week.ts";

export type HoursTexts = Readonly<Record<HoursField, string>>;

export const DAYS_BEFORE = [
  "the same day",
  "the day before",
  ...[2, 3, 4, 5, 6, 7].map((days) => `${days} days before`),
];

const MIDNIGHT = "24:00";

const capText = (cap: number | null): string => (cap === null ? "" : String(cap));

/** A time field can't hold the end of the day: an empty one means it. */
export const hoursTexts = (hours: OpenHours): HoursTexts => ({
  from: hours.from,
  to: hours.to,
  cutOffDays: String(hours.cutOffDays),
  cutOffTime: hours.cutOffTime === MIDNIGHT ? "" : hours.cutOffTime,
  orders: capText(hours.orders),
  eggs: capText(hours.eggs),
});

const capIn = (text: string): number | null => {
  const typed = text.trim().replaceAll(",", "");
  if (typed === "") return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
};

export const hoursIn = (text: (field: HoursField) => string): OpenHours => ({
  from: text("from"),
  to: text("to"),
  cutOffDays: Number(text("cutOffDays")),
  cutOffTime: text("cutOffTime") || MIDNIGHT,
  orders: capIn(text("orders")),
  eggs: capIn(text("eggs")),
});

const NO_HOURS = "Please enter a time after the first one.";

export const HOURS_FAULTS: Readonly<Record<HoursField, string>> = {
  from: NO_HOURS,
  to: NO_HOURS,
  cutOffDays: "Please choose from the list.",
  cutOffTime: "Please enter a time.",
  orders: `From 1 to ${MOST_ORDERS}.`,
  eggs: `From ${LEAST_EGGS} to ${MOST_EGGS.toLocaleString("en-GB")}.`,
};
