import {
  costToJson,
  eggsToJson,
  type FlockLog,
  flocksFormat,
  withLog,
} from "#adapters/documents/flocks-format.ts";
import { asMap } from "#adapters/documents/records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { booksIn, oldestDayIn } from "#core/flocks/books.ts";
import { FLOCK_IDS, type Flock, type FlockId } from "#core/flocks/flock.ts";
import { totalsOf } from "#core/flocks/flock-pnl.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";

/** Ten years of a flock: a copy of this shape takes a fraction of one of any. */
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

  const remove = async (id: FlockId, log: FlockLog, entryId: string): Promise<void> => {
    const { costs, eggs } = booksOf(id);
    const entries = log === "costLog" ? costs : eggs;
    if (entries.some((entry) => entry.id === entryId))
      await rewrite(id, log, (records) =>
        records.filter((record) => asMap(record)?.id !== entryId),
      );
  };

  return {
    books: async (id) => copyOf(booksOf(id)),
    entriesBetween: async (id, days) => copyOf(booksIn(booksOf(id), days)),
    totals: async (id, days) => totalsOf(booksIn(booksOf(id), days)),
    oldestDay: async () => oldestDayIn(FLOCK_IDS.map(booksOf)),
    addCost: (id, entry) => rewrite(id, "costLog", (records) => [...records, costToJson(entry)]),
    addEggs: (id, entry) => rewrite(id, "eggLog", (records) => [...records, eggsToJson(entry)]),
    removeCost: (id, entryId) => remove(id, "costLog", entryId),
    removeEggs: (id, entryId) => remove(id, "eggLog", entryId),
  };
};
