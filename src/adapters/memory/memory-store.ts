import { createMemoryRepositories, type Records } from "#adapters/memory/memory-repositories.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import { TOPICS, type Topic } from "#ports/change-feed.ts";
import type { Store } from "#ports/ports.ts";
import type { Repositories } from "#ports/repositories.ts";

type Listener = (topic: Topic) => void;

/** One set of records that several stores, each like a tab of its own, work on. */
export interface MemoryShelf {
  /** One more store over the same records; the others hear of its changes. */
  open(): Store;
}

export const memoryShelf = (): MemoryShelf => {
  let records: Records = {
    eggInventory: DEFAULT_INVENTORY,
    eggPrices: DEFAULT_PRICES,
    cart: [],
    orders: [],
    customers: [],
    flockData: {},
    isAdminAuthenticated: false,
    adminSidebarCollapsed: false,
    blogPosts: null,
    postDrafts: {},
    splashConfig: DEFAULT_SPLASH,
    splashSeenVersion: 0,
  };
  let lastTurn: Promise<unknown> = Promise.resolve();
  const listeners = new Map<Store, Set<Listener>>();

  const tellOthers = (writer: Store, changed: readonly Topic[]): void => {
    const others = [...listeners].filter(([store]) => store !== writer);
    for (const listener of others.flatMap(([, heard]) => [...heard])) {
      for (const topic of changed) listener(topic);
    }
  };

  const commit = (writer: Store, change: Partial<Records>): void => {
    records = { ...records, ...change };
    tellOthers(
      writer,
      TOPICS.filter((topic) => topic in change),
    );
  };

  const open = (): Store => {
    const heard = new Set<Listener>();

    const runAlone = async <Value>(
      work: (repositories: Repositories) => Promise<Value>,
    ): Promise<Value> => {
      let change: Partial<Records> = {};
      const value = await work(
        createMemoryRepositories(
          () => ({ ...records, ...change }),
          (more) => {
            change = { ...change, ...more };
          },
        ),
      );
      commit(store, change);
      return value;
    };

    const store: Store = {
      ...createMemoryRepositories(
        () => records,
        (change) => commit(store, change),
      ),
      unitOfWork: {
        run: (work) => {
          const turn = lastTurn.then(() => runAlone(work));
          lastTurn = turn.catch(() => undefined);
          return turn;
        },
      },
      changes: {
        subscribe: (listener) => {
          heard.add(listener);
          return () => heard.delete(listener);
        },
      },
    };
    listeners.set(store, heard);
    return store;
  };

  return { open };
};

export const memoryStore = (): Store => memoryShelf().open();
