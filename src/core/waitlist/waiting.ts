import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { addMinutes } from "#core/shared/calendar.ts";

export interface Waiting {
  readonly id: string;
  readonly category: CategoryId;
  readonly email: string;
  /** ISO 8601 instant. */
  readonly since: string;
  /** Eggs in stock then, less those being sold; null where unknown. */
  readonly eggsThen: number | null;
}

/** By then the payments under way have ended. */
const MINUTES = 20;

/** More eggs have come in since, or they have waited long enough. */
export const isToBeTold = ({ since, eggsThen }: Waiting, eggsNow: number, now: string): boolean =>
  (eggsThen !== null && eggsNow > eggsThen) || addMinutes(since, MINUTES) <= now;
