import type { Flock, FlockId } from "#core/flocks/flock.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getFlock =
  ({ flocks }: Pick<ShopRecords, "flocks">) =>
  (id: FlockId): Promise<Flock> =>
    flocks.books(id);
