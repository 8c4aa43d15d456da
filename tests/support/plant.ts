import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import { practicePayments } from "#adapters/practice/practice-payments.ts";
import type { Cart } from "#core/cart/cart.ts";
import type { Customer } from "#core/customers/customer.ts";
import type { CostEntry, EggCounts, EggEntry, Flock, FlockId } from "#core/flocks/flock.ts";
import { DEFAULT_INVENTORY, type Inventory } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";
import type { Draft } from "#core/posts/draft.ts";
import type { Post } from "#core/posts/post.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Page } from "#core/shared/page.ts";
import { DEFAULT_SPLASH, type Splash } from "#core/splash/splash.ts";
import { Fault } from "#ports/fault.ts";
import { aShop, memoryStores, type Shop, type Stores } from "#tests/support/a-shop.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { everySummary } from "#tests/support/pages.ts";
import { sellingOnly } from "#tests/support/prices.ts";
import { aCart, type aLine } from "#tests/support/purchases.ts";
import { aTab } from "#tests/support/stored-tab.ts";

// What tests of the pages put into a shop's records, and what they read back from them.

export const loggedIn = async (shop: Shop = aShop()): Promise<Shop> => {
  await shop.stores.sessions.open(OWNERS);
  return shop;
};

export const plantStock = (shop: Shop, stock: Partial<Inventory>): Promise<void> =>
  shop.records.inventory.save({ ...DEFAULT_INVENTORY, ...stock });

export const plantPrices = (shop: Shop, prices: Partial<Prices>): Promise<void> =>
  shop.records.prices.save(sellingOnly(prices));

export const plantCart = (
  shop: Shop,
  ...lines: readonly Parameters<typeof aLine>[0][]
): Promise<void> => shop.records.cart.save(aCart(...lines.map((line) => line ?? {})));

export const plantOrders = async (shop: Shop, ...orders: readonly Order[]): Promise<void> => {
  for (const order of orders) await shop.records.orders.add(order);
};

export const plantCustomers = async (
  shop: Shop,
  ...customers: readonly (Partial<Customer> & Pick<Customer, "name">)[]
): Promise<void> => {
  for (const { name, ...rest } of customers)
    await shop.records.customers.add({
      id: name,
      name,
      email: `${name.toLowerCase()}@example.com`,
      phone: "",
      ...rest,
    });
};

const NO_EGGS: EggCounts = { small: 0, medium: 0, large: 0, extraLarge: 0, doubleYolkers: 0 };

interface PlantedBooks {
  readonly costs?: readonly (Partial<CostEntry> & Pick<CostEntry, "date" | "amount">)[];
  /** Large eggs by day. */
  readonly eggs?: Readonly<Record<string, number>>;
}

export const plantFlock = async (
  shop: Shop,
  id: FlockId,
  { costs = [], eggs = {} }: PlantedBooks,
): Promise<void> => {
  for (const [place, cost] of costs.entries())
    await shop.records.flocks.addCost(id, {
      id: `cost-${place}`,
      type: "feed",
      description: "",
      ...cost,
    });
  for (const [date, large] of Object.entries(eggs))
    await shop.records.flocks.addEggs(id, {
      id: `eggs-${date}`,
      date: date as EggEntry["date"],
      counts: { ...NO_EGGS, large },
    });
};

export const aPost = (change: Partial<Post> = {}): Post => ({
  id: "1775203200000",
  title: "Marigold's New Hat",
  slug: "marigolds-new-hat",
  featuredImage: "",
  content: "<p>She wears it well.</p>",
  tags: ["Hats"],
  author: "Hannah Weald",
  date: "2026-04-03T08:00:00.000Z",
  excerpt: "She wears it well.",
  ...change,
});

/** In place of those that a shop opens with. */
export const plantPosts = async (shop: Shop, ...posts: readonly Post[]): Promise<void> => {
  const { records } = shop;
  for (const { id } of await everySummary(records.posts)) await records.posts.remove(id);
  for (const post of posts) await records.posts.add(post);
};

export const plantDraft = (
  shop: Shop,
  draftKey: string,
  draft: Partial<Draft> & Pick<Draft, "title">,
): Promise<void> =>
  shop.records.drafts.keep({
    draftKey,
    featuredImage: "",
    content: "",
    tags: "",
    savedAt: "2026-06-19T08:00:00.000Z",
    ...draft,
  });

export const plantSplash = (shop: Shop, splash: Partial<Splash>): Promise<void> =>
  shop.records.splash.save({ ...DEFAULT_SPLASH, ...splash });

export const storedCart = (shop: Shop): Promise<Cart> => shop.records.cart.load();

export const storedInventory = (shop: Shop): Promise<Inventory> => shop.records.inventory.load();

export const storedPrices = (shop: Shop): Promise<Prices> => shop.records.prices.load();

const everything = async <Item>(
  pageAfter: (after: string | null) => Promise<Page<Item>>,
): Promise<readonly Item[]> => {
  const { items, next } = await pageAfter(null);
  return next === null ? items : [...items, ...(await everything(() => pageAfter(next)))];
};

/** The newest first. */
export const storedOrders = (shop: Shop): Promise<readonly Order[]> =>
  everything((after) => shop.records.orders.page({ text: "", status: "All", after }));

export const storedCustomers = (shop: Shop): Promise<readonly Customer[]> =>
  everything((after) => shop.records.customers.page({ text: "", sort: null, after }));

export const storedFlock = (shop: Shop, id: FlockId): Promise<Flock> =>
  shop.records.flocks.books(id);

/** The oldest first. */
export const storedPosts = async ({ records }: Shop): Promise<readonly Post[]> => {
  const found = (await everySummary(records.posts))
    .toReversed()
    .map(({ id }) => records.posts.find(id));
  return (await Promise.all(found))
    .filter((post) => post !== null)
    .map(({ version: _version, ...post }) => post);
};

/** Of posts not yet published. */
export const storedDrafts = (shop: Shop): Promise<readonly Draft[]> =>
  shop.records.drafts.ofNewPosts();

export const storedSplash = (shop: Shop): Promise<Splash> => shop.records.splash.load();

export const isLoggedIn = async (shop: Shop): Promise<boolean> =>
  (await shop.stores.sessions.person()) !== null;

export const logOut = (shop: Shop) => shop.app.shop.counter.logOut();

/** What closing the splash pop-up does. */
export const closeNews = (shop: Shop, version: number) => shop.app.visitor.closeSplash(version);

/** One shop as two tabs of a browser see it: what one stores, the other hears of. */
export const twoTabs = (): { readonly here: Shop; readonly there: Shop } => {
  const [shop, visitor] = [shopMemory(), visitorMemory()];
  const openTab = () => aShop({ stores: { ...shop.open(), visitor: visitor.open() } });
  return { here: openTab(), there: openTab() };
};

type Before = () => Promise<void>;

/** Stores of which every command waits for something, or fails with it. */
const commandsAfter = (before: Before): Stores => {
  const { shop, visitor, sessions } = memoryStores();
  return {
    sessions,
    shop: {
      ...shop,
      unitOfWork: { run: (work) => before().then(() => shop.unitOfWork.run(work)) },
    },
    visitor: {
      ...visitor,
      unitOfWork: { run: (work) => before().then(() => visitor.unitOfWork.run(work)) },
    },
  };
};

/** A shop with practice payments, which counts those that are opened. */
export const aShopWithPractice = (stores = memoryStores()): Shop & { paymentsOpened(): number } => {
  let opened = 0;
  const gateway = practicePayments((length) => {
    opened += 1;
    return "P".repeat(length);
  });
  return { ...aShop({ stores, gateway }), paymentsOpened: () => opened };
};

/** A shop whose commands each wait until they are let go. */
export const aSlowShop = () => {
  let letGo: () => void = () => undefined;
  const stores = commandsAfter(
    () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
      }),
  );
  return { shop: aShopWithPractice(stores), letGo: () => letGo() };
};

/** A shop over a browser's storage in which these records lie, and what a key of it holds. */
export const aShopInABrowser = (stored: Record<string, unknown> = {}) => {
  const { stores, shown } = aTab(stored);
  return { shop: aShop({ stores }), shown };
};

/** A shop whose storage has no room left. */
export const aFullShop = (): Shop =>
  aShop({ stores: commandsAfter(() => Promise.reject(new Fault("storage-full"))) });
