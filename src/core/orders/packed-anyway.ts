import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";

export interface PackedAnyway {
  readonly laid?: Day | undefined;
  readonly flock?: FlockId | undefined;
}

export interface EggsShortInBook {
  readonly kind: "eggs-short";
  readonly category: CategoryId;
  readonly short: number;
}
