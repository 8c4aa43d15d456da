import type { CostEntry, EggEntry, FlockId } from "#core/flocks/flock.ts";
import type { Removed } from "#core/shared/removed.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface EntryOfFlock {
  readonly flock: FlockId;
  readonly id: string;
}

/** What was deleted from a flock's books: nothing where it was gone already. */
export interface RemovedEntries<Entry> {
  readonly flock: FlockId;
  readonly removed: readonly Removed<Entry>[];
}

/** Deletes a cost. One that is gone already stays gone. */
export const deleteCost =
  ({ flocks }: Pick<ShopRecords, "flocks">) =>
  async ({ flock, id }: EntryOfFlock): Promise<Result<RemovedEntries<CostEntry>, never>> =>
    accept({ flock, removed: await flocks.removeCost(flock, id) });

/** Deletes an egg count. One that is gone already stays gone. */
export const deleteEggs =
  ({ flocks }: Pick<ShopRecords, "flocks">) =>
  async ({ flock, id }: EntryOfFlock): Promise<Result<RemovedEntries<EggEntry>, never>> =>
    accept({ flock, removed: await flocks.removeEggs(flock, id) });

/** Puts deleted costs back as they were. One that is back already stays as it is. */
export const putBackCost =
  ({ flocks }: Pick<ShopRecords, "flocks">) =>
  async ({ flock, removed }: RemovedEntries<CostEntry>): Promise<Result<null, never>> => {
    await flocks.putBackCosts(flock, removed);
    return accept(null);
  };

/** Puts deleted egg counts back as they were. One that is back already stays as it is. */
export const putBackEggs =
  ({ flocks }: Pick<ShopRecords, "flocks">) =>
  async ({ flock, removed }: RemovedEntries<EggEntry>): Promise<Result<null, never>> => {
    await flocks.putBackEggs(flock, removed);
    return accept(null);
  };
