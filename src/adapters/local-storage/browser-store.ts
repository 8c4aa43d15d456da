import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import type { StorageWork } from "#adapters/local-storage/storage-work.ts";
import { deedsAtOnce } from "#adapters/local-storage/stored-deeds.ts";
import { createUnitOfWork } from "#adapters/local-storage/unit-of-work.ts";
import { VISITOR_TOPICS } from "#ports/change-feed.ts";
import type { BrowserStore } from "#ports/store.ts";

export const browserStore = <Records>(
  { storage, events, documents, mutex, area, clock }: StorageWork,
  recordsOver: (documents: Documents, area: StorageArea) => Records,
): BrowserStore<Records> => ({
  records: recordsOver(documents, area),
  unitOfWork: createUnitOfWork(storage, mutex, (buffer) => recordsOver(documents, buffer)),
  changes: storageChanges(events, storage, VISITOR_TOPICS),
  deeds: deedsAtOnce(storage, clock.now),
});
