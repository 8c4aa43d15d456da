import type { Environment } from "#adapters/local-storage/environment.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { createShopRecords } from "#adapters/local-storage/shop-records.ts";
import { storageArchive } from "#adapters/local-storage/storage-archive.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { type StorageWork, storageWork } from "#adapters/local-storage/storage-work.ts";
import { createUnitOfWork } from "#adapters/local-storage/unit-of-work.ts";
import { visitorStore } from "#adapters/local-storage/visitor-store.ts";
import { OWNER } from "#core/session/person.ts";
import { SHOP_TOPICS } from "#ports/change-feed.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { ShopStore, VisitorStore } from "#ports/store.ts";

export interface ShopStores {
  readonly shop: ShopStore;
  readonly sessions: Sessions;
}

export interface Stores extends ShopStores {
  readonly visitor: VisitorStore;
}

export const shopStores = ({
  storage,
  events,
  documents,
  mutex,
  area,
}: StorageWork): ShopStores => ({
  shop: {
    records: createShopRecords(documents, area),
    unitOfWork: createUnitOfWork(storage, mutex, (buffer) => createShopRecords(documents, buffer)),
    changes: storageChanges(events, storage, SHOP_TOPICS),
    archive: storageArchive(
      documents,
      area,
      createUnitOfWork(storage, mutex, (buffer) => buffer).run,
    ),
  },
  sessions: {
    person: async () => (area.getItem(KEYS.session) === "true" ? OWNER : null),
    open: async () => area.setItem(KEYS.session, "true"),
    close: async () => area.removeItem(KEYS.session),
  },
});

export const localStorageStores = (environment: Environment): Stores => {
  const work = storageWork(environment);
  return { ...shopStores(work), visitor: visitorStore(work) };
};
