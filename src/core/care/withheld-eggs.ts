import { type MedicinesOfFlocks, type Withdrawal, withheldOn } from "#core/care/medicine.ts";
import { FLOCK_IDS, type FlockId, isFlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";

export interface WithheldBy extends Withdrawal {
  readonly flock: FlockId;
}

/** Eggs of an unknown flock may be any flock's: withheld while one flock's are, and as long as the last. */
export const withheldBy = (
  given: MedicinesOfFlocks,
  flock: string,
  laid: Day,
): WithheldBy | null => {
  const mayBeOf = isFlockId(flock) ? [flock] : FLOCK_IDS;
  const [longest = null] = mayBeOf
    .flatMap((id): readonly WithheldBy[] => {
      const found = withheldOn({ medicines: given[id] ?? [] }, laid);
      return found ? [{ flock: id, ...found }] : [];
    })
    .toSorted((a, b) => (a.until < b.until ? 1 : a.until > b.until ? -1 : 0));
  return longest;
};
