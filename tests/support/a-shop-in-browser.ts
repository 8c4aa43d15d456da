import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { aShop, noon } from "#tests/support/a-shop.ts";

/** A shop over a browser's own storage, with the outbox of deeds that memory has not. Each call is another tab. */
export const aShopInBrowser = (storage: Storage, indexedDB = new IDBFactory()) =>
  aShop({
    stores: localStorageStores({
      storage,
      indexedDB,
      events: window,
      log: { warn: vi.fn() },
      clock: noon,
    }),
  });
