import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { addMinutes } from "#core/shared/calendar.ts";

export interface Waiting {
  readonly id: string;
  readonly category: CategoryId;
  readonly email: string;
  readonly since: string;
  readonly eggsThen: number | null;
}

/** By then the payments under way have ended. */
const MINUTES = 20;

export const isToBeTold = ({ since, eggsThen }: Waiting, eggsNow: number, now: string): boolean =>
  (eggsThen !== null && eggsNow > eggsThen) || addMinutes(since, MINUTES) <= now;
