import type { Documents } from "#adapters/local-storage/documents.ts";
import { createFarmhandRecords } from "#adapters/local-storage/farmhand-records.ts";
import { createShopperRecords } from "#adapters/local-storage/shopper-records.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const createVisitorRecords = (documents: Documents, area: StorageArea): VisitorRecords => ({
  ...createShopperRecords(documents, area),
  ...createFarmhandRecords(documents, area),
});
