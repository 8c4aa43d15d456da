import {
  costToJson,
  eggsToJson,
  type FlockLog,
  flocksFormat,
  withLog,
} from "#adapters/farm-json/flocks-format.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import { over } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { removedFrom, withPutBack } from "#adapters/local-storage/removed-records.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { booksIn, oldestDayIn } from "#core/flocks/books.ts";
import {
  type CostEntry,
  type EggEntry,
  FLOCK_IDS,
  type Flock,
  type FlockId,
} from "#core/flocks/flock.ts";
import { totalsOf } from "#core/flocks/flock-pnl.ts";
import type { Removed } from "#core/shared/removed.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";

const copyOf = ({ costs, eggs }: Flock): Flock => ({
  costs: costs.map((entry) => ({ ...entry })),
  eggs: eggs.map((entry) => ({ ...entry, counts: { ...entry.counts } })),
});

export const createFlocks = (documents: Documents, area: StorageArea): FlockRepository => {
  const booksOf = (id: FlockId): Flock => documents.read(area, flocksFormat).value[id];

  const rewrite = async (
    id: FlockId,
    log: FlockLog,
    change: (records: readonly unknown[]) => readonly unknown[],
  ): Promise<void> => {
    const { stored } = documents.read(area, flocksFormat);
    documents.write(area, "flocks", withLog(stored, id, log, change));
  };

  const logOf = <Entry extends CostEntry | EggEntry>(
    log: FlockLog,
    entriesOf: (flock: Flock) => readonly Entry[],
    toJson: (entry: Entry) => unknown,
  ) => {
    const entries = (id: FlockId): readonly Entry[] => entriesOf(booksOf(id));
    const placeOf = (id: FlockId, entryId: string): number =>
      entries(id).findIndex((entry) => entry.id === entryId);
    const records = (id: FlockId) => ({
      stored: asList(asMap(asMap(documents.read(area, flocksFormat).stored)?.[id])?.[log]),
      value: entries(id),
      idOf: (entry: Entry) => entry.id,
      toJson,
    });
    return {
      find: async (id: FlockId, entryId: string): Promise<Entry | null> =>
        structuredClone(entries(id)[placeOf(id, entryId)] ?? null),
      replace: async (id: FlockId, entry: Entry): Promise<void> => {
        const place = placeOf(id, entry.id);
        const before = entries(id)[place];
        if (before === undefined) return;
        await rewrite(id, log, (stored) =>
          stored.with(place, over(stored[place], Object(toJson(before)), Object(toJson(entry)))),
        );
      },
      remove: async (id: FlockId, entryId: string): Promise<readonly Removed<Entry>[]> => {
        const removed = removedFrom(records(id), entryId);
        if (removed.length > 0)
          await rewrite(id, log, (stored) =>
            stored.filter((record) => asMap(record)?.id !== entryId),
          );
        return removed;
      },
      putBack: async (id: FlockId, removed: readonly Removed<Entry>[]): Promise<void> => {
        const list = withPutBack(records(id), removed);
        if (list.length > entries(id).length) await rewrite(id, log, () => list);
      },
    };
  };
  const costs = logOf("costLog", (flock) => flock.costs, costToJson);
  const eggs = logOf("eggLog", (flock) => flock.eggs, eggsToJson);

  return {
    books: async (id) => copyOf(booksOf(id)),
    entriesBetween: async (id, days) => copyOf(booksIn(booksOf(id), days)),
    totals: async (id, days) => totalsOf(booksIn(booksOf(id), days)),
    firstCount: async (id) => oldestDayIn([{ costs: [], eggs: booksOf(id).eggs }]),
    oldestDay: async () => oldestDayIn(FLOCK_IDS.map(booksOf)),
    addCost: (id, entry) => rewrite(id, "costLog", (records) => [...records, costToJson(entry)]),
    addEggs: (id, entry) => rewrite(id, "eggLog", (records) => [...records, eggsToJson(entry)]),
    findCost: costs.find,
    findEggs: eggs.find,
    replaceCost: costs.replace,
    replaceEggs: eggs.replace,
    removeCost: costs.remove,
    removeEggs: eggs.remove,
    putBackCosts: costs.putBack,
    putBackEggs: eggs.putBack,
  };
};
