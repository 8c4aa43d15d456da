import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { addMinutes } from "#core/shared/calendar.ts";

/** Somebody who waits for eggs of a category. */
export interface Waiting {
  readonly id: string;
  readonly category: CategoryId;
  readonly email: string;
  /** ISO 8601 instant. */
  readonly since: string;
  /** The eggs in stock then, but for those that were being sold; null where that is unknown. */
  readonly eggsThen: number | null;
}

/** Payments that were under way when they joined have come to an end by then. */
const MINUTES = 20;

/** Whether they are written to: more eggs have come in since, or they have waited long enough. */
export const isToBeTold = ({ since, eggsThen }: Waiting, eggsNow: number, now: string): boolean =>
  (eggsThen !== null && eggsNow > eggsThen) || addMinutes(since, MINUTES) <= now;
