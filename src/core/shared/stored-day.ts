import * as v from "valibot";
import { isDay } from "#core/shared/day.ts";

export const StoredDay = v.pipe(v.string(), v.check(isDay));

/** Empty where none is known. */
export const StoredDayOrNone = v.fallback(StoredDay, "");
