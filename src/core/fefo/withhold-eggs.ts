import type { EggDates } from "#core/ledger/book-settings.ts";
import type { Lot } from "#core/ledger/lot.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export type IsWithheld = (flock: string, laid: Day) => boolean;

export interface FitRules extends EggDates {
  readonly isWithheld: IsWithheld;
}

const isLaidSince = ({ flock, laid }: Lot, oldest: Day, rules: FitRules): boolean =>
  laid >= oldest && !rules.isWithheld(flock, laid);

const oldestOn = (day: Day, { handOverDays }: EggDates): Day => addDays(day, -handOverDays);

export const isFitOn = (lot: Lot, day: Day, rules: FitRules): boolean =>
  isLaidSince(lot, oldestOn(day, rules), rules);

export const fitOn = (lots: readonly Lot[], day: Day, rules: FitRules): readonly Lot[] => {
  const oldest = oldestOn(day, rules);
  return lots.filter((lot) => lot.left > 0 && isLaidSince(lot, oldest, rules));
};
