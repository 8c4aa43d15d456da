import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";

/** Of eggs that are packed although the egg book doesn't have them. */
export interface PackedAnyway {
  /** When they were laid. */
  readonly laid?: Day | undefined;
  /** Which laid them, where it is known. */
  readonly flock?: FlockId | undefined;
}

/** The book has fewer eggs than an order needs. */
export interface EggsShortInBook {
  readonly kind: "eggs-short";
  readonly category: CategoryId;
  readonly short: number;
}
