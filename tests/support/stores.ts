import { IDBFactory } from "fake-indexeddb";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { shopMemory, visitorMemory } from "#adapters/memory/memory-stores.ts";
import { noon, type Stores } from "#tests/support/a-shop.ts";
import { sameOriginTabs } from "#tests/support/same-origin-tabs.ts";

/** A fresh browser to keep records in, to be opened by one tab or several. */
export interface Place {
  openTab(): Stores;
}

export const silentLog = { warn: () => undefined };

/** Local storage as the tabs of one browser share it. */
export const localStoragePlace = (): Place => {
  const indexedDB = new IDBFactory();
  const tabs = sameOriginTabs();
  return {
    openTab: () => {
      const { localStorage: storage, events } = tabs.open();
      return localStorageStores({ storage, indexedDB, events, log: silentLog, clock: noon });
    },
  };
};

export const memoryPlace = (): Place => {
  const [shop, visitor] = [shopMemory(), visitorMemory()];
  return { openTab: () => ({ ...shop.open(), visitor: visitor.open() }) };
};

export const PLACES: readonly [string, () => Place][] = [
  ["memory", memoryPlace],
  ["local storage", localStoragePlace],
];
