import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";

/** Eggs of one lot that were packed, and that are withheld, as of a medicine that was entered late. */
export interface WithheldEggs {
  readonly lot: string;
  readonly category: CategoryId;
  /** Which was given the medicine. */
  readonly flock: FlockId;
  /** No flock is known of them: they may be of that one. */
  readonly isOfNoFlock?: true;
  readonly laid: Day;
  readonly eggs: number;
  /** The last day whose eggs the medicine withholds. */
  readonly until: Day;
}

/** Why packed eggs may not be handed over. */
export interface Unfit {
  /** The last day on which it was allowed, of each kind of which it is over. */
  readonly past: readonly { readonly category: CategoryId; readonly until: Day }[];
  /** The oldest first. */
  readonly withheld: readonly WithheldEggs[];
}
