import type { Access } from "#adapters/postgres/access.ts";
import { costTable, type EntryTable, eggTable } from "#adapters/postgres/flock-tables.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Removed } from "#core/shared/removed.ts";
import type { ShopTopic } from "#ports/change-feed.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";

export const entriesOf = <Entry extends { readonly id: string }>(
  { db, write }: Access,
  topic: ShopTopic,
  table: EntryTable<Entry>,
) => ({
  find: (flock: FlockId, id: string) => table.find(db, flock, id),
  add: (flock: FlockId, entry: Entry): Promise<void> =>
    write(topic, async (trx) => {
      await table.insert(trx, flock, { item: entry, unknown: null });
      return true;
    }),
  replace: (flock: FlockId, entry: Entry): Promise<void> =>
    write(topic, async (trx) => (await table.replace(trx, flock, entry)).length > 0),
  remove: async (flock: FlockId, id: string): Promise<readonly Removed<Entry>[]> => {
    let removed: readonly Removed<Entry>[] = [];
    await write(topic, async (trx) => {
      removed = await table.remove(trx, flock, id);
      return removed.length > 0;
    });
    return removed;
  },
  putBack: (flock: FlockId, removed: readonly Removed<Entry>[]): Promise<void> =>
    write(topic, async (trx) => {
      const found = await Promise.all(removed.map(({ item }) => table.find(trx, flock, item.id)));
      const gone = removed.filter((_one, at) => found[at] === null);
      for (const one of gone) await table.insert(trx, flock, one);
      return gone.length > 0;
    }),
});

export const flockEntries = (
  access: Access,
): Pick<
  FlockRepository,
  | "findCost"
  | "findEggs"
  | "addCost"
  | "addEggs"
  | "replaceCost"
  | "replaceEggs"
  | "removeCost"
  | "removeEggs"
  | "putBackCosts"
  | "putBackEggs"
> => {
  const [costs, eggs] = [
    entriesOf(access, "flocks", costTable),
    entriesOf(access, "flocks", eggTable),
  ];
  return {
    findCost: costs.find,
    findEggs: eggs.find,
    addCost: costs.add,
    addEggs: eggs.add,
    replaceCost: costs.replace,
    replaceEggs: eggs.replace,
    removeCost: costs.remove,
    removeEggs: eggs.remove,
    putBackCosts: costs.putBack,
    putBackEggs: eggs.putBack,
  };
};
