import { KEYS } from "#adapters/local-storage/keys.ts";
import type { ShopStores } from "#adapters/local-storage/local-storage-stores.ts";
import { createShownRecords, type ShownRecords } from "#adapters/local-storage/shown-records.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { storageWork } from "#adapters/local-storage/storage-work.ts";
import { alwaysConnected } from "#adapters/system/always-connected.ts";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import type { Home, SettingsOf } from "#app/render/page-settings.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import { getPublicProfile } from "#core/profile/get-profile.ts";
import { ADMIN } from "#core/routes.ts";
import type { Shop } from "#core/shop/shop.ts";
import { getShownSplash } from "#core/splash/get-shown-splash.ts";
import { createVisitor } from "#core/visitor/visitor.ts";
import { type ChangeFeed, SHOP_TOPICS, type ShopNews } from "#ports/change-feed.ts";
import type { OfflineShell } from "#ports/offline-shell.ts";
import { fetchOnce } from "#ui/shared/fetch-code.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";
import { deps, inTab, storageDeps, storageOf } from "./browser-deps.ts";
import { later } from "./later.ts";
import { laterParts } from "./later-parts.ts";
import { storedVisitor, type VisitorStores, visitorInMemory } from "./visitor-stores.ts";

const PLACEHOLDER_CLIENT_ID = "YOUR_PAYPAL_CLIENT_ID";
const PRACTICE_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

const NO_SHELL: OfflineShell = { keep: async () => true };

interface Stores {
  readonly visitor: VisitorStores;
  readonly window: ShownRecords;
  readonly changes: ChangeFeed<ShopNews>;
  hasEggBook(): boolean;
  openShop(): Promise<ShopStores>;
}

const openStores = async (): Promise<Stores> => {
  const storage = storageOf(window);
  if (!storage) {
    const { visitor, ...opened } = (await import("./memory-stores.ts")).memoryStores();
    const { records, changes } = opened.shop;
    const openShop = async () => opened;
    return {
      visitor: visitorInMemory(visitor),
      window: records,
      changes,
      hasEggBook: () => true,
      openShop,
    };
  }
  const work = storageWork({ ...storageDeps, storage });
  return {
    visitor: storedVisitor(work),
    window: createShownRecords(work.documents, work.area),
    changes: storageChanges(work.events, storage, SHOP_TOPICS),
    hasEggBook: () => work.area.getItem(KEYS.bookSettings) !== null,
    openShop: async () =>
      (await import("#adapters/local-storage/local-storage-stores.ts")).shopStores(work),
  };
};

/** Composition root of the shop in one browser: what a first page shows is at hand, one import fetches the rest. */
export const openHome = async (settings: SettingsOf<"browser">): Promise<Home> => {
  const { paypalClientId } = settings;
  const isConfigured = paypalClientId !== PLACEHOLDER_CLIENT_ID;
  const stores = await openStores();
  const whole = fetchOnce(async () => {
    const [opened, { openShop }] = await Promise.all([
      stores.openShop(),
      import("./local-shop.ts"),
    ]);
    const { adminPasswordHash } = settings;
    return openShop(opened, { adminPasswordHash, takesPayPal: isConfigured });
  });
  // Ignored: code that can't be fetched now is fetched again at its first call.
  if (window.location.pathname.startsWith(ADMIN)) whole().catch(() => undefined);
  const shown = { ...deps, ...stores.window, shared: null };
  const shop: Shop = {
    counter: later<Shop["counter"]>(async () => (await whole()).counter, {
      getPrices: getPrices(shown),
      getProfile: getPublicProfile(shown),
      // In one browser no payment holds eggs.
      getInventory: async () =>
        stores.hasEggBook()
          ? (await whole()).counter.getInventory()
          : stores.window.inventory.load(),
      getShownSplash: getShownSplash(shown),
    }),
    office: later<Shop["office"]>(async () => (await whole()).office),
  };
  const ports = { ...deps, pictureScaler: null, shell: NO_SHELL };
  const { shopper, whole: wholeVisitor } = stores.visitor;
  return {
    app: {
      shop,
      visitor: createVisitor(
        { ...deps, store: shopper },
        shop,
        laterParts(ports, wholeVisitor, shop),
      ),
      changes: mergedChanges(stores.changes, shopper.changes, dayChanges(deps.clock, deps.ticker)),
      connection: alwaysConnected,
      ...inTab,
    },
    providers: {
      paypal: {
        clientId: isConfigured ? paypalClientId : null,
        script: {},
        provideCreateActions: async (actions) =>
          (await whole()).paypal.provideCreateActions(actions),
        provideApproveActions: async (orderId, actions) =>
          (await whole()).paypal.provideApproveActions(orderId, actions),
      },
      offersPractice: !isConfigured && PRACTICE_HOSTS.includes(window.location.hostname),
    },
    setting: IN_ONE_BROWSER,
  };
};
