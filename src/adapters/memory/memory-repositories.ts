import type { Cart } from "#core/cart/cart.ts";
import type { Customer } from "#core/customers/customer.ts";
import { EMPTY_FLOCK, type Flock, type FlockId } from "#core/flocks/flock.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { isOrderOf, type Order } from "#core/orders/order.ts";
import type { Draft } from "#core/posts/draft.ts";
import type { Post } from "#core/posts/post.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { Repositories } from "#ports/repositories.ts";

/** All records, under their topics. */
export interface Records {
  eggInventory: Inventory;
  eggPrices: Prices;
  cart: Cart;
  orders: readonly Order[];
  customers: readonly Customer[];
  flockData: Readonly<Partial<Record<FlockId, Flock>>>;
  isAdminAuthenticated: boolean;
  adminSidebarCollapsed: boolean;
  blogPosts: readonly Post[] | null;
  postDrafts: Readonly<Record<string, Draft>>;
  splashConfig: Splash;
  splashSeenVersion: number;
}

/** Repositories over records at hand. Everything is copied on its way in and out, as a real store would. */
export const createMemoryRepositories = (
  recordsNow: () => Records,
  put: (change: Partial<Records>) => void,
): Repositories => {
  const load = async <Topic extends keyof Records>(topic: Topic): Promise<Records[Topic]> =>
    structuredClone(recordsNow()[topic]);
  const save = async (change: Partial<Records>): Promise<void> => put(structuredClone(change));

  const saveFlock = (id: FlockId, change: (flock: Flock) => Partial<Flock>): Promise<void> => {
    const { flockData } = recordsNow();
    const flock = flockData[id] ?? EMPTY_FLOCK;
    return save({ flockData: { ...flockData, [id]: { ...flock, ...change(flock) } } });
  };

  return {
    inventory: { load: () => load("eggInventory"), save: (value) => save({ eggInventory: value }) },
    prices: { load: () => load("eggPrices"), save: (value) => save({ eggPrices: value }) },
    carts: {
      load: () => load("cart"),
      save: (value) => save({ cart: value }),
      countLeftOut: async () => 0,
    },
    customers: {
      all: () => load("customers"),
      add: (customer) => save({ customers: [...recordsNow().customers, customer] }),
      remove: (id) =>
        save({ customers: recordsNow().customers.filter((customer) => customer.id !== id) }),
    },
    flocks: {
      load: async (id) => (await load("flockData"))[id] ?? EMPTY_FLOCK,
      addCost: (id, entry) => saveFlock(id, ({ costs }) => ({ costs: [...costs, entry] })),
      addEggs: (id, entry) => saveFlock(id, ({ eggs }) => ({ eggs: [...eggs, entry] })),
      removeCost: (id, entryId) =>
        saveFlock(id, ({ costs }) => ({ costs: costs.filter((entry) => entry.id !== entryId) })),
      removeEggs: (id, entryId) =>
        saveFlock(id, ({ eggs }) => ({ eggs: eggs.filter((entry) => entry.id !== entryId) })),
    },
    posts: { all: () => load("blogPosts"), save: (posts) => save({ blogPosts: posts }) },
    drafts: {
      all: async () => new Map(Object.entries(await load("postDrafts"))),
      save: (story, draft) => save({ postDrafts: { ...recordsNow().postDrafts, [story]: draft } }),
      remove: (story) => {
        const { [story]: _removed, ...others } = recordsNow().postDrafts;
        return save({ postDrafts: others });
      },
    },
    splash: {
      load: () => load("splashConfig"),
      save: (splash) => save({ splashConfig: splash }),
      seenVersion: () => load("splashSeenVersion"),
      setSeenVersion: (version) => save({ splashSeenVersion: version }),
    },
    preferences: {
      isSidebarCollapsed: () => load("adminSidebarCollapsed"),
      setSidebarCollapsed: (isCollapsed) => save({ adminSidebarCollapsed: isCollapsed }),
    },
    session: {
      isOpen: () => load("isAdminAuthenticated"),
      open: () => save({ isAdminAuthenticated: true }),
      close: () => save({ isAdminAuthenticated: false }),
    },
    orders: {
      add: (order) => save({ orders: [...recordsNow().orders, order] }),
      all: () => load("orders"),
      setStatus: (id, status) =>
        save({
          orders: recordsNow().orders.map((order) =>
            id !== "" && order.id === id ? { ...order, status } : order,
          ),
        }),
      find: async (id) =>
        (await load("orders")).find((order) => id !== "" && order.id === id) ?? null,
      ofEmail: async (email) => (await load("orders")).filter((order) => isOrderOf(order, email)),
    },
  };
};
