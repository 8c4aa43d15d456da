import type { FlockId } from "#core/flocks/flock.ts";
import { entryOf, idOfEntry, type OnFlock } from "#core/flocks/of-flock.ts";
import type { Removed } from "#core/shared/removed.ts";
import type { Collection, Query } from "#ports/collection.ts";

export const keptEntries = <Entry extends { readonly id: string }, Name extends string>(
  kept: Collection<Entry & OnFlock, Name>,
) => {
  const own = (item: Entry & OnFlock): Entry => entryOf(item) as unknown as Entry;
  return {
    where: async (query: Query<Name>): Promise<readonly Entry[]> =>
      (await kept.where(query)).map(own),
    find: async (flock: FlockId, id: string): Promise<Entry | null> => {
      const found = await kept.find(idOfEntry({ flock, id }));
      return found && own(found);
    },
    add: (flock: FlockId, entry: Entry) => kept.add([{ ...entry, flock }]),
    replace: (flock: FlockId, entry: Entry) => kept.replace({ ...entry, flock }),
    remove: async (flock: FlockId, id: string): Promise<readonly Removed<Entry>[]> => {
      const removed = await kept.whole([idOfEntry({ flock, id })]);
      await kept.remove([idOfEntry({ flock, id })]);
      return removed.map(({ item, unknown }) => ({ item: own(item), unknown }));
    },
    /** Leaves out those whose id is there. */
    putBack: async (flock: FlockId, removed: readonly Removed<Entry>[]): Promise<void> => {
      const back = removed.map(({ item, unknown }) => ({ item: { ...item, flock }, unknown }));
      const ids = back.map(({ item: { id } }) => idOfEntry({ flock, id }));
      const there = new Set((await kept.withIds(ids)).map(({ id }) => id));
      await kept.addWhole(back.filter(({ item }) => !there.has(item.id)));
    },
  };
};
