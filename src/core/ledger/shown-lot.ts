import type { MedicinesOfFlocks } from "#core/care/medicine.ts";
import { type WithheldBy, withheldBy } from "#core/care/withheld-eggs.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import {
  bestBeforeOf,
  type EggDates,
  handOverUntil,
  isPastDay,
} from "#core/ledger/book-settings.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { Day } from "#core/shared/day.ts";

export interface MedicineOfFlock {
  readonly flock: FlockId;
  readonly medicine: string;
  readonly until: Day;
}

export interface ShownLot extends Lot {
  readonly handOverUntil: Day;
  readonly bestBefore: Day;
  readonly isPast: boolean;
  readonly isWithheld: boolean;
  /** The cause; for eggs of no known flock, one of the flocks that may have laid them. */
  readonly withheldBy: MedicineOfFlock | null;
}

const told = (found: WithheldBy | null): MedicineOfFlock | null =>
  found && { flock: found.flock, medicine: found.medicine.medicine, until: found.until };

export const shownLot = (
  lot: Lot,
  today: Day,
  rules: EggDates,
  given: MedicinesOfFlocks,
): ShownLot => {
  const why = told(withheldBy(given, lot.flock, lot.laid));
  return {
    ...lot,
    handOverUntil: handOverUntil(lot.laid, rules),
    bestBefore: bestBeforeOf(lot.laid, rules),
    isPast: isPastDay(lot.laid, today, rules),
    isWithheld: why !== null,
    withheldBy: why,
  };
};
