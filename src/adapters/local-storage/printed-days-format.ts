import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { PrintedDays } from "#core/packing/printed-day.ts";
import { instantOf, isDay } from "#core/shared/day.ts";

const Printed = v.object({
  at: v.pipe(
    v.string(),
    v.check((at) => instantOf(at) !== null),
  ),
  orders: v.array(v.string()),
  packs: v.exactOptional(v.record(v.string(), v.string())),
  bestBefore: v.exactOptional(
    v.partial(v.object(v.entriesFromList(CATEGORY_IDS, v.pipe(v.string(), v.check(isDay))))),
  ),
});

export const printedDaysFormat: DocumentFormat<PrintedDays> = {
  topic: "printedDays",
  initial: {},
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const known = Object.entries(map).filter(([day, one]) => isDay(day) && v.is(Printed, one));
    return { value: Object.fromEntries(known) as PrintedDays, stored: map, skipped: 0 };
  },
};
