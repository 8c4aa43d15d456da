import { clockHours, listed } from "#core/farm-words.ts";
import { fieldName } from "#core/planning/week-fields.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { WEEKDAYS, type Weekday } from "#core/shared/week.ts";
import type { WeekException } from "#core/week/farm-week.ts";
import type { Texts } from "#ui/admin/editing/edited-texts.ts";
import { daysInWords, methodName } from "#ui/admin/week/exception-texts.ts";
import { ON } from "#ui/admin/week/week-texts.ts";

const SHORT_NAMES: Readonly<Record<DeliveryMethod, string>> = {
  delivery: "Delivery",
  collection: "Collection",
};

const CLOSED = "closed";

export const weekdayInWords = (typed: Texts, weekday: Weekday): string => {
  const methods = DELIVERY_METHODS.filter(
    (method) => typed[fieldName(weekday, method, "on")] === ON,
  ).map((method) => {
    const [from, to] = [
      typed[fieldName(weekday, method, "from")],
      typed[fieldName(weekday, method, "to")],
    ];
    const hours = from && to ? ` ${clockHours({ from, to })}` : "";
    return `${SHORT_NAMES[method]}${hours}`;
  });
  return methods.join(" · ") || CLOSED;
};

/** Days alike are named together: 'Saturday and Sunday: Delivery · Collection 10:00 AM to 4:00 PM'. */
export const weekInWords = (typed: Texts): string => {
  const days = new Map<string, string[]>();
  for (const [weekday, name] of WEEKDAYS) {
    const words = weekdayInWords(typed, weekday);
    if (words !== CLOSED) days.set(words, [...(days.get(words) ?? []), name]);
  }
  return [...days].map(([words, names]) => `${listed(names)}: ${words}`).join("; ") || CLOSED;
};

const oneInWords = (one: WeekException): string => {
  const method = one.method === "both" ? "" : methodName(one.method);
  const [what, reason] = one.kind === "added" ? ["Added", ""] : ["Closed", one.reason];
  return `${what}: ${[daysInWords(one), method, reason].filter(Boolean).join(", ")}`;
};

export const exceptionsInWords = ([first, ...rest]: readonly WeekException[]): string => {
  if (!first) return "none to come";
  return rest.length > 0 ? `${oneInWords(first)}, and ${rest.length} more` : oneInWords(first);
};

/** A closed row says that there is something to save in it. */
export const inWords = (...words: readonly (string | undefined)[]): string =>
  words.filter(Boolean).join(" · ");
