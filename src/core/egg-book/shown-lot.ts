import { bestBeforeOf, handOverUntil, isPastDay } from "#core/egg-book/book-settings.ts";
import type { Lot } from "#core/egg-book/lot.ts";
import type { FitRules } from "#core/egg-book/withhold-eggs.ts";
import type { Day } from "#core/shared/day.ts";

/** A lot as the owner sees it today. */
export interface ShownLot extends Lot {
  readonly handOverUntil: Day;
  readonly bestBefore: Day;
  /** May not be handed over any more. */
  readonly isPast: boolean;
  readonly isWithheld: boolean;
}

export const shownLot = (lot: Lot, today: Day, rules: FitRules): ShownLot => ({
  ...lot,
  handOverUntil: handOverUntil(lot.laid, rules),
  bestBefore: bestBeforeOf(lot.laid, rules),
  isPast: isPastDay(lot.laid, today, rules),
  isWithheld: rules.isWithheld(lot.flock, lot.laid),
});
