import type { EggsOfDay } from "#core/packing/day-eggs.ts";
import type { DayTotals } from "#core/packing/day-totals.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import type { Day } from "#core/shared/day.ts";

export interface PackDay {
  readonly day: Day;
  /** The calendar has it: eggs are delivered or collected. */
  readonly isOpen: boolean;
  readonly totals: DayTotals;
  /** Deliveries in the order of the run, then collections by name. */
  readonly parcels: readonly PackParcel[];
  /** The run comes as it was driven last, and not by postcode. */
  readonly isAsDriven: boolean;
  /** Null while no egg book is open. */
  readonly eggs: EggsOfDay | null;
  /** Orders for this day of which nothing leaves any more. */
  readonly cancelled: readonly string[];
}
