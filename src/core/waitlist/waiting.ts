import * as v from "valibot";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { addMinutes } from "#core/shared/calendar.ts";

export const Waiting = v.object({
  id: v.string(),
  category: v.picklist(CATEGORY_IDS),
  email: v.string(),
  since: v.string(),
  eggsThen: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
});

export type Waiting = Readonly<v.InferOutput<typeof Waiting>>;

/** By then the payments under way have ended. */
const MINUTES = 20;

export const isToBeTold = ({ since, eggsThen }: Waiting, eggsNow: number, now: string): boolean =>
  (eggsThen !== null && eggsNow > eggsThen) || addMinutes(since, MINUTES) <= now;
