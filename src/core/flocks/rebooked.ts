import { sumOf } from "#core/shared/sum.ts";

/** Of a count that was corrected or deleted. */
export interface Rebooked {
  /** Eggs that had left already: as many have left other lots in their place. */
  readonly changed?: number;
}

export const rebookedIn = (all: readonly Rebooked[]): Rebooked => {
  const changed = sumOf(all, (one) => one.changed ?? 0);
  return changed > 0 ? { changed } : {};
};
