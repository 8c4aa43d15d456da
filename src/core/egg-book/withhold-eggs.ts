import { type EggDates, handOverUntil } from "#core/egg-book/book-settings.ts";
import type { Lot } from "#core/egg-book/lot.ts";
import type { Day } from "#core/shared/day.ts";

/** Whether eggs that a flock laid on a day are withheld, as while it was given a medicine. */
export type IsWithheld = (flock: string, laid: Day) => boolean;

export interface FitRules extends EggDates {
  readonly isWithheld: IsWithheld;
}

/** No egg is handed over after its day, and none that is withheld. */
export const isFitOn = (lot: Lot, day: Day, rules: FitRules): boolean =>
  handOverUntil(lot.laid, rules) >= day && !rules.isWithheld(lot.flock, lot.laid);

export const fitOn = (lots: readonly Lot[], day: Day, rules: FitRules): readonly Lot[] =>
  lots.filter((lot) => lot.left > 0 && isFitOn(lot, day, rules));
