import { IDBFactory } from "fake-indexeddb";
import { inject } from "vitest";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import type { Topic } from "#ports/change-feed.ts";
import { noon, type Stores } from "#tests/support/a-shop.ts";
import { freshPGlite, freshPostgres } from "#tests/support/postgres-databases.ts";
import { postgresPlace } from "#tests/support/postgres-place.ts";
import { sameOriginTabs } from "#tests/support/same-origin-tabs.ts";

/** A fresh browser or shop to keep records in, to be opened by one tab or several. */
export interface Place {
  openTab(): Stores;
  /** What others hear when a topic changes, where it is more than the topic. */
  readonly tells?: Readonly<Partial<Record<Topic, readonly Topic[]>>>;
  /** Whether others who read wait until a unit of work is done. */
  readonly othersWait?: boolean;
}

/** What others hear when a topic changes. */
export const newsOf = ({ tells }: Place, topic: Topic): readonly Topic[] =>
  tells?.[topic] ?? [topic];

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

/** All tabs share the one connection. */
export const pglitePlace = (): Place => ({
  ...postgresPlace(() => freshPGlite()),
  othersWait: true,
});

export const serverPlace = (): Place => postgresPlace(freshPostgres);

const BROWSER_PLACES: readonly [string, () => Place][] = [
  ["memory", memoryPlace],
  ["local storage", localStoragePlace],
];

/** All places that a test run has: one that provides no databases has the browser's alone. */
export const PLACES: readonly [string, () => Place][] =
  inject("databases") === undefined
    ? BROWSER_PLACES
    : [...BROWSER_PLACES, ["PGlite", pglitePlace], ["PostgreSQL", serverPlace]];
