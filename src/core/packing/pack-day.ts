import type { EggsOfDay } from "#core/packing/day-eggs.ts";
import type { DayTotals } from "#core/packing/day-totals.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import type { Day } from "#core/shared/day.ts";

export interface PackDay {
  readonly day: Day;
  readonly isOpen: boolean;
  readonly totals: DayTotals;
  /** Deliveries in the order of the run, then collections by name. */
  readonly parcels: readonly PackParcel[];
  readonly isAsDriven: boolean;
  readonly eggs: EggsOfDay | null;
  readonly cancelled: readonly string[];
}
