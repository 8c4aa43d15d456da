import type { FlockId } from "#core/flocks/flock.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface EntryOfFlock {
  readonly flock: FlockId;
  readonly id: string;
}

/** Deletes a cost. One that is gone already stays gone. */
export const deleteCost =
  ({ flocks }: Pick<ShopRecords, "flocks">) =>
  async ({ flock, id }: EntryOfFlock): Promise<Result<null, never>> => {
    await flocks.removeCost(flock, id);
    return accept(null);
  };

/** Deletes an egg count. One that is gone already stays gone. */
export const deleteEggs =
  ({ flocks }: Pick<ShopRecords, "flocks">) =>
  async ({ flock, id }: EntryOfFlock): Promise<Result<null, never>> => {
    await flocks.removeEggs(flock, id);
    return accept(null);
  };
