import type { Documents } from "#adapters/local-storage/documents.ts";
import {
  flocksFormat,
  storedCost,
  storedEggs,
  withLog,
} from "#adapters/local-storage/flocks-format.ts";
import { asMap } from "#adapters/local-storage/records.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";

type Log = "costLog" | "eggLog";

export const createFlockBooks = (documents: Documents, area: StorageArea): FlockRepository => {
  const rewrite = async (
    id: FlockId,
    log: Log,
    change: (records: readonly unknown[]) => readonly unknown[],
  ): Promise<void> => {
    const { stored } = documents.read(area, flocksFormat);
    documents.write(area, "flockData", withLog(stored, id, log, change));
  };
  const without = (entryId: string) => (records: readonly unknown[]) =>
    records.filter((record) => asMap(record)?.id !== entryId);

  return {
    load: async (id) => documents.read(area, flocksFormat).value[id],
    addCost: (id, entry) => rewrite(id, "costLog", (records) => [...records, storedCost(entry)]),
    addEggs: (id, entry) => rewrite(id, "eggLog", (records) => [...records, storedEggs(entry)]),
    removeCost: (id, entryId) => rewrite(id, "costLog", without(entryId)),
    removeEggs: (id, entryId) => rewrite(id, "eggLog", without(entryId)),
  };
};
