import { countQueueFormat } from "#adapters/local-storage/count-queue-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { createDrafts } from "#adapters/local-storage/draft-records.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { ownCountsFormat } from "#adapters/local-storage/own-counts-format.ts";
import { printedDaysFormat } from "#adapters/local-storage/printed-days-format.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { storedOutbox } from "#adapters/local-storage/stored-outbox.ts";
import { takenAlongFormat } from "#adapters/local-storage/taken-along-format.ts";
import { tickQueueFormat } from "#adapters/local-storage/tick-queue-format.ts";
import { labelKindOf } from "#core/packing/label-kinds.ts";
import type { FarmhandRecords } from "#ports/records.ts";

export const createFarmhandRecords = (
  documents: Documents,
  area: StorageArea,
): FarmhandRecords => ({
  sidebar: {
    load: async () => area.getItem(KEYS.sidebar) === "true",
    save: async (isCollapsed) => area.setItem(KEYS.sidebar, String(isCollapsed)),
  },
  lastBackup: {
    load: async () => area.getItem(KEYS.lastBackup) ?? "",
    save: async (made) => area.setItem(KEYS.lastBackup, made),
  },
  printedDays: {
    load: async () => documents.read(area, printedDaysFormat).value,
    save: async (printed) => documents.write(area, "printedDays", printed),
  },
  labelKind: {
    load: async () => labelKindOf(area.getItem(KEYS.labelKind)),
    save: async (kind) => area.setItem(KEYS.labelKind, kind),
  },
  takenAlong: {
    load: async () => structuredClone(documents.read(area, takenAlongFormat).value),
    save: async (along) => {
      if (along) documents.write(area, "takenAlong", along);
      else area.removeItem(KEYS.takenAlong);
    },
  },
  tickQueue: storedOutbox(documents, area, tickQueueFormat),
  countQueue: storedOutbox(documents, area, countQueueFormat),
  ownCounts: {
    load: async () => structuredClone(documents.read(area, ownCountsFormat).value),
    save: async (own) => documents.write(area, "ownCounts", own),
  },
  drafts: createDrafts(documents, area),
});
