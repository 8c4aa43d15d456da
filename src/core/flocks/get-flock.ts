import type { Flock, FlockId } from "#core/flocks/flock.ts";
import { isHelper } from "#core/session/person.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getFlock =
  ({ flocks, sessions }: Pick<ShopRecords, "flocks"> & Pick<ShopPorts, "sessions">) =>
  async (id: FlockId): Promise<Flock> => {
    const books = await flocks.books(id);
    return isHelper(await sessions.person()) ? { ...books, costs: [] } : books;
  };
