import { createDocuments } from "#adapters/local-storage/documents.ts";
import type { Environment } from "#adapters/local-storage/environment.ts";
import { directArea } from "#adapters/local-storage/storage-area.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { storageDeeds } from "#adapters/local-storage/storage-deeds.ts";
import { createTurns } from "#adapters/local-storage/turns.ts";
import { createUnitOfWork } from "#adapters/local-storage/unit-of-work.ts";
import { createVisitorRecords } from "#adapters/local-storage/visitor-records.ts";
import { VISITOR_TOPICS } from "#ports/change-feed.ts";
import type { VisitorStore } from "#ports/store.ts";

export const storageWork = ({ indexedDB, log, ...environment }: Environment) => ({
  ...environment,
  documents: createDocuments(log, environment.clock),
  turns: createTurns(indexedDB, log),
  area: directArea(environment.storage),
});

export type StorageWork = ReturnType<typeof storageWork>;

export const visitorStore = (work: StorageWork): VisitorStore => {
  const { storage, events, documents, turns, area, clock } = work;
  return {
    records: createVisitorRecords(documents, area),
    unitOfWork: createUnitOfWork(storage, turns, (buffer) =>
      createVisitorRecords(documents, buffer),
    ),
    changes: storageChanges(events, storage, VISITOR_TOPICS),
    deeds: storageDeeds(storage, clock.now),
  };
};
