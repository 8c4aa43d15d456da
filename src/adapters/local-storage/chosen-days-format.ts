import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { isDay } from "#core/shared/day.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";

const StoredDay = v.exactOptional(v.pipe(v.string(), v.check(isDay)));

const Stored = v.object({ delivery: StoredDay, collection: StoredDay });

/** `{ delivery?, collection? }`, each a day. */
export const chosenDaysFormat: DocumentFormat<ChosenDays> = {
  topic: "chosenDays",
  initial: {},
  read: (stored) => {
    const read = v.safeParse(Stored, stored);
    return read.success ? { value: read.output, stored: read.output, skipped: 0 } : null;
  },
};
