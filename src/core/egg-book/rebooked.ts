import { accept, type Result } from "#core/shared/result.ts";
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

export const tellingChanged = <Value extends object, Refusal extends { readonly kind: string }>(
  answer: Result<Value & Rebooked, Refusal>,
  changed: number,
): Result<Value & Rebooked, Refusal> =>
  answer.ok && changed > 0 ? accept({ ...answer.value, changed }) : answer;
