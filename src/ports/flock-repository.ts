import type { CostEntry, EggEntry, Flock, FlockId } from "#core/flocks/flock.ts";
import type { FlockTotals } from "#core/flocks/flock-pnl.ts";
import type { Days } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import type { Removed } from "#core/shared/removed.ts";

export interface FlockRepository {
  books(id: FlockId): Promise<Flock>;
  entriesBetween(id: FlockId, days: Days): Promise<Flock>;
  totals(id: FlockId, days: Days): Promise<FlockTotals>;
  oldestDay(): Promise<Day | null>;
  firstCount(id: FlockId): Promise<Day | null>;
  addCost(id: FlockId, entry: CostEntry): Promise<void>;
  addEggs(id: FlockId, entry: EggEntry): Promise<void>;
  findCost(id: FlockId, entryId: string): Promise<CostEntry | null>;
  findEggs(id: FlockId, entryId: string): Promise<EggEntry | null>;
  replaceCost(id: FlockId, entry: CostEntry): Promise<void>;
  replaceEggs(id: FlockId, entry: EggEntry): Promise<void>;
  removeCost(id: FlockId, entryId: string): Promise<readonly Removed<CostEntry>[]>;
  removeEggs(id: FlockId, entryId: string): Promise<readonly Removed<EggEntry>[]>;
  putBackCosts(id: FlockId, removed: readonly Removed<CostEntry>[]): Promise<void>;
  putBackEggs(id: FlockId, removed: readonly Removed<EggEntry>[]): Promise<void>;
}
