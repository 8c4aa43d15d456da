import { createDocuments } from "#adapters/local-storage/documents.ts";
import type { Environment } from "#adapters/local-storage/environment.ts";
import { directArea } from "#adapters/local-storage/storage-area.ts";
import { createTurns } from "#adapters/local-storage/turns.ts";

export const storageWork = ({ indexedDB, log, ...environment }: Environment) => ({
  ...environment,
  documents: createDocuments(log, environment.clock),
  turns: createTurns(indexedDB, log),
  area: directArea(environment.storage),
});

export type StorageWork = ReturnType<typeof storageWork>;
