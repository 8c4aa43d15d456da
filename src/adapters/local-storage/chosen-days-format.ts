import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { isDay } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";

export const chosenDaysFormat: DocumentFormat<ChosenDays> = {
  topic: "chosenDays",
  initial: {},
  read: (stored) => {
    const days = asMap(stored);
    const known = DELIVERY_METHODS.filter((method) => isDay(String(days?.[method])));
    const value = Object.fromEntries(known.map((method) => [method, String(days?.[method])]));
    return days && { value, stored: days, skipped: 0 };
  },
};
