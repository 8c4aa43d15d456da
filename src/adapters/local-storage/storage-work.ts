import { createDocuments } from "#adapters/local-storage/documents.ts";
import type { Environment } from "#adapters/local-storage/environment.ts";
import { directArea } from "#adapters/local-storage/storage-area.ts";
import { createTabMutex } from "#adapters/local-storage/tab-mutex.ts";

export const storageWork = ({ indexedDB, log, ...environment }: Environment) => ({
  ...environment,
  documents: createDocuments(log, environment.clock),
  mutex: createTabMutex(indexedDB, log),
  area: directArea(environment.storage),
});

export type StorageWork = ReturnType<typeof storageWork>;
