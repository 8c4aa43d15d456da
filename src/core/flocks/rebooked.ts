import { sumOf } from "#core/shared/sum.ts";

export interface Rebooked {
  /** Eggs that had left: as many have left other lots in their place. */
  readonly changed?: number;
}

export const rebookedIn = (all: readonly Rebooked[]): Rebooked => {
  const changed = sumOf(all, (one) => one.changed ?? 0);
  return changed > 0 ? { changed } : {};
};
