import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { BestBefore } from "#core/egg-book/best-before.ts";
import type { Day } from "#core/shared/day.ts";

export interface LaidEggs {
  readonly laid: Day;
  readonly eggs: number;
}

/** Which eggs of a kind are to be packed on a day, the oldest first, and how many there are too few. */
export interface EggsToTake {
  readonly category: CategoryId;
  readonly take: readonly LaidEggs[];
  readonly short: number;
}

/** What the egg book says of a pack day. */
export interface EggsOfDay {
  readonly bestBefore: BestBefore;
  /** The lay day of the oldest eggs of each kind. */
  readonly laidFrom: BestBefore;
  readonly kinds: readonly EggsToTake[];
}
