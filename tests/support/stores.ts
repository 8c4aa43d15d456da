import { IDBFactory } from "fake-indexeddb";
import { localStorageStore } from "#adapters/local-storage/local-storage-store.ts";
import { memoryShelf } from "#adapters/memory/memory-store.ts";
import type { Store } from "#ports/ports.ts";
import { noon } from "#tests/support/a-shop.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";

/** A fresh place to keep records, to be opened by one tab or several. */
export interface Place {
  openTab(): Store;
}

export const silentLog = { warn: () => undefined };

/** Local storage as several tabs of one browser share it: what one writes, the others are told of. */
export const localStoragePlace = (storage = fakeStorage()): Place => {
  const indexedDB = new IDBFactory();
  const tabs = new Map<Storage, EventTarget>();
  return {
    openTab: () => {
      const own: Storage = {
        ...storage,
        setItem: (key, text) => {
          storage.setItem(key, text);
          for (const [other, events] of tabs) {
            const news = Object.assign(new Event("storage"), { key, storageArea: other });
            if (other !== own) events.dispatchEvent(news);
          }
        },
      };
      const events = new EventTarget();
      tabs.set(own, events);
      return localStorageStore({ storage: own, indexedDB, events, log: silentLog, clock: noon });
    },
  };
};

export const memoryPlace = (): Place => {
  const shelf = memoryShelf();
  return { openTab: () => shelf.open() };
};

export const PLACES: readonly [string, () => Place][] = [
  ["memory", memoryPlace],
  ["local storage", () => localStoragePlace()],
];
