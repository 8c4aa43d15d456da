import { createDocuments, type Log } from "#adapters/local-storage/documents.ts";
import { createRepositories } from "#adapters/local-storage/repositories.ts";
import { directArea } from "#adapters/local-storage/storage-area.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { createTurns } from "#adapters/local-storage/turns.ts";
import { createUnitOfWork } from "#adapters/local-storage/unit-of-work.ts";
import type { Clock } from "#ports/clock.ts";
import type { Store } from "#ports/ports.ts";

/** What a browser tab offers to keep records with. */
export interface Surroundings {
  readonly storage: Storage;
  /** Undefined where the browser has none: then only this tab's own changes keep their order. */
  readonly indexedDB: IDBFactory | undefined;
  /** Where other tabs' changes are told. */
  readonly events: EventTarget;
  readonly log: Log;
  readonly clock: Clock;
}

export const localStorageStore = (around: Surroundings): Store => {
  const documents = createDocuments(around.log, around.clock);
  const turns = createTurns(around.indexedDB, around.log);
  const unitOfWork = createUnitOfWork(around.storage, turns, documents);
  return {
    ...createRepositories(documents, directArea(around.storage)),
    unitOfWork,
    changes: storageChanges(around.events, around.storage),
  };
};
