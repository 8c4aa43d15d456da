import * as v from "valibot";
import { isDay } from "#core/shared/day.ts";

export const StoredDay = v.pipe(v.string(), v.check(isDay));

export const StoredDayOrNone = v.fallback(StoredDay, "");
