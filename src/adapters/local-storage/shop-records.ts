import { bookFormat } from "#adapters/farm-json/book-format.ts";
import { runOrderFormat } from "#adapters/farm-json/run-order-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { createErasures } from "#adapters/local-storage/erasure-records.ts";
import { keptCollection } from "#adapters/local-storage/kept-collection.ts";
import { NO_PICTURES } from "#adapters/local-storage/no-pictures.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { singletonIn } from "#adapters/local-storage/stored-singleton.ts";
import { createWindowRecords } from "#adapters/local-storage/window-records.ts";
import { bookSettingsIn } from "#core/ledger/kept-book-settings.ts";
import { keptRecords } from "#core/shop/kinds.ts";
import type { ShopRecords } from "#ports/records.ts";

export const createShopRecords = (documents: Documents, area: StorageArea): ShopRecords => ({
  ...createWindowRecords(documents, area),
  bookSettings: bookSettingsIn(singletonIn(documents, area, bookFormat)),
  erasures: createErasures(documents, area),
  pictures: NO_PICTURES,
  runOrder: singletonIn(documents, area, runOrderFormat),
  ...keptRecords((name, kind) => keptCollection(documents, area, name, kind)),
});
