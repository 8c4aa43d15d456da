import { runOrderFormat } from "#adapters/farm-json/run-order-format.ts";
import { createBook } from "#adapters/local-storage/book-records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { createErasures } from "#adapters/local-storage/erasure-records.ts";
import { createFlocks } from "#adapters/local-storage/flock-records.ts";
import { keptCollection } from "#adapters/local-storage/kept-collection.ts";
import { NO_PICTURES } from "#adapters/local-storage/no-pictures.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { createWindowRecords } from "#adapters/local-storage/window-records.ts";
import { keptRecords } from "#core/shop/kinds.ts";
import type { ShopRecords } from "#ports/records.ts";

export const createShopRecords = (documents: Documents, area: StorageArea): ShopRecords => ({
  ...createWindowRecords(documents, area),
  bookSettings: createBook(documents, area),
  erasures: createErasures(documents, area),
  flocks: createFlocks(documents, area),
  pictures: NO_PICTURES,
  runOrder: {
    load: async () => documents.read(area, runOrderFormat).value,
    save: async (run) => documents.write(area, "runOrder", run),
  },
  ...keptRecords((name, kind) => keptCollection(documents, area, name, kind)),
});
