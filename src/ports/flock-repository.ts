import type { CostEntry, EggEntry, Flock, FlockId } from "#core/flocks/flock.ts";
import type { FlockTotals } from "#core/flocks/flock-pnl.ts";
import type { Days } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";

/** The books of a flock never written in are empty. */
export interface FlockRepository {
  /** All that was written, in the order in which it was. */
  books(id: FlockId): Promise<Flock>;
  entriesBetween(id: FlockId, days: Days): Promise<Flock>;
  totals(id: FlockId, days: Days): Promise<FlockTotals>;
  /** The earliest day of any entry of any flock; null where nothing is written. */
  oldestDay(): Promise<Day | null>;
  addCost(id: FlockId, entry: CostEntry): Promise<void>;
  addEggs(id: FlockId, entry: EggEntry): Promise<void>;
  /** Removing one that is not there changes nothing. */
  removeCost(id: FlockId, entryId: string): Promise<void>;
  removeEggs(id: FlockId, entryId: string): Promise<void>;
}
