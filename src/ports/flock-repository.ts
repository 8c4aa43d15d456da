import type { CostEntry, EggEntry, Flock, FlockId } from "#core/flocks/flock.ts";
import type { FlockTotals } from "#core/flocks/flock-pnl.ts";
import type { Days } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import type { Removed } from "#core/shared/removed.ts";

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
  /** Null where there is none. */
  findCost(id: FlockId, entryId: string): Promise<CostEntry | null>;
  findEggs(id: FlockId, entryId: string): Promise<EggEntry | null>;
  /** In place of the one with its id. Replacing one that is not there changes nothing. */
  replaceCost(id: FlockId, entry: CostEntry): Promise<void>;
  replaceEggs(id: FlockId, entry: EggEntry): Promise<void>;
  /** Tells what was removed. Removing one that is not there changes nothing. */
  removeCost(id: FlockId, entryId: string): Promise<readonly Removed<CostEntry>[]>;
  removeEggs(id: FlockId, entryId: string): Promise<readonly Removed<EggEntry>[]>;
  /** Where it was, or last where another is by now; nothing where one of its id is there. */
  putBackCosts(id: FlockId, removed: readonly Removed<CostEntry>[]): Promise<void>;
  putBackEggs(id: FlockId, removed: readonly Removed<EggEntry>[]): Promise<void>;
}
