import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { BestBefore } from "#core/fefo/best-before.ts";
import type { Day } from "#core/shared/day.ts";

export interface LaidEggs {
  readonly laid: Day;
  readonly eggs: number;
}

export interface EggsToTake {
  readonly category: CategoryId;
  readonly take: readonly LaidEggs[];
  readonly short: number;
}

export interface EggsOfDay {
  readonly bestBefore: BestBefore;
  readonly laidFrom: BestBefore;
  readonly kinds: readonly EggsToTake[];
}
