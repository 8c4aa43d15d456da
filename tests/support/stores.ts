import { IDBFactory } from "fake-indexeddb";
import { inject } from "vitest";
import { localStorageStores } from "#adapters/local-storage/local-storage-stores.ts";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import type { Change, Topic } from "#ports/change-feed.ts";
import { noon, type Stores } from "#tests/support/a-shop.ts";
import { freshPGlite, freshPostgres } from "#tests/support/postgres-databases.ts";
import { postgresTestStore } from "#tests/support/postgres-test-store.ts";
import { sameOriginTabs } from "#tests/support/same-origin-tabs.ts";
import { ofThisRun } from "../../tools/lib/extent.ts";

/** A fresh browser or shop to keep records in, to be opened by one tab or several. */
export interface TestStore {
  openTab(): Stores;
  /** What others hear when a topic changes, where it is more than the topic. */
  readonly tells?: Readonly<Partial<Record<Topic, readonly Change[]>>>;
  /** Whether others who read wait until a unit of work is done. */
  readonly othersWait?: boolean;
}

/** What others hear when a topic changes. */
export const newsOf = ({ tells }: TestStore, topic: Topic): readonly Change[] =>
  tells?.[topic] ?? [topic];

export const silentLog = { warn: () => undefined };

/** Local storage as the tabs of one browser share it. */
export const localStorageTestStore = (): TestStore => {
  const indexedDB = new IDBFactory();
  const tabs = sameOriginTabs();
  return {
    openTab: () => {
      const { localStorage: storage, events } = tabs.open();
      return localStorageStores({ storage, indexedDB, events, log: silentLog, clock: noon });
    },
  };
};

export const memoryTestStore = (): TestStore => {
  const [shop, visitor] = [shopMemory(), visitorMemory()];
  return { openTab: () => ({ ...shop.open(), visitor: visitor.open() }) };
};

/** All tabs share the one connection. */
export const pgliteTestStore = (): TestStore => ({
  ...postgresTestStore(() => freshPGlite()),
  othersWait: true,
});

export const serverTestStore = (): TestStore => postgresTestStore(freshPostgres);

const BROWSER_STORES: readonly [string, () => TestStore][] = [
  ["memory", memoryTestStore],
  ["local storage", localStorageTestStore],
];

/** All stores that a test run has: one that provides no databases has the browser's alone. */
export const TEST_STORES: readonly (readonly [string, () => TestStore])[] =
  inject("databases") === undefined
    ? BROWSER_STORES
    : ofThisRun([...BROWSER_STORES, ["PGlite", pgliteTestStore], ["PostgreSQL", serverTestStore]]);
