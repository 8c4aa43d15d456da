import type { CostEntry, EggEntry, Flock, FlockId } from "#core/flocks/flock.ts";

export interface FlockRepository {
  /** The books of a flock never written in are empty. */
  load(id: FlockId): Promise<Flock>;
  addCost(id: FlockId, entry: CostEntry): Promise<void>;
  addEggs(id: FlockId, entry: EggEntry): Promise<void>;
  /** Removing one that is not there changes nothing. */
  removeCost(id: FlockId, entryId: string): Promise<void>;
  removeEggs(id: FlockId, entryId: string): Promise<void>;
}
