import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";

export interface WithheldEggs {
  readonly lot: string;
  readonly category: CategoryId;
  readonly flock: FlockId;
  readonly isOfNoFlock?: true;
  readonly laid: Day;
  readonly eggs: number;
  readonly until: Day;
}

export interface Unfit {
  readonly past: readonly { readonly category: CategoryId; readonly until: Day }[];
  readonly withheld: readonly WithheldEggs[];
}
