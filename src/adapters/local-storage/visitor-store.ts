import { browserStore } from "#adapters/local-storage/browser-store.ts";
import type { StorageWork } from "#adapters/local-storage/storage-work.ts";
import { createVisitorRecords } from "#adapters/local-storage/visitor-records.ts";
import type { VisitorStore } from "#ports/store.ts";

export const visitorStore = (work: StorageWork): VisitorStore =>
  browserStore(work, createVisitorRecords);
