import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";

export interface WithheldEggs {
  readonly lot: string;
  readonly category: CategoryId;
  readonly flock: FlockId;
  /** The eggs' flock is unknown: they may be of that one. */
  readonly isOfNoFlock?: true;
  readonly laid: Day;
  readonly eggs: number;
  /** The last day whose eggs the medicine withholds. */
  readonly until: Day;
}

export interface Unfit {
  /** The last day allowed, for each kind past it. */
  readonly past: readonly { readonly category: CategoryId; readonly until: Day }[];
  /** The oldest first. */
  readonly withheld: readonly WithheldEggs[];
}
