import { KEYS } from "#adapters/local-storage/keys.ts";
import type { Stores } from "#adapters/local-storage/local-storage-stores.ts";
import { readItem } from "#adapters/local-storage/read-item.ts";
import { shopOnDemand } from "#adapters/local-storage/shop-on-demand.ts";
import { visitorOnDemand } from "#adapters/local-storage/visitor-on-demand.ts";
import { alwaysConnected } from "#adapters/system/always-connected.ts";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import type { Home, SettingsOf } from "#app/render/page-settings.ts";
import type { App } from "#core/app.ts";
import { getInventory } from "#core/inventory/get-inventory.ts";
import { lazily } from "#core/lazily.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import type { Shop } from "#core/shop.ts";
import { getShownSplash } from "#core/splash/get-shown-splash.ts";
import { createVisitor } from "#core/visitor.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";
import type { PaymentDesk } from "#ui/storefront/checkout/payment-desk.ts";
import { deps, storageDeps, storageOf, ticker, typed } from "./browser-deps.ts";
import type { shopInBrowser } from "./local-shop.ts";

type Settings = SettingsOf<"browser">;

const PLACEHOLDER_CLIENT_ID = "YOUR_PAYPAL_CLIENT_ID";
const PRACTICE_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** The browser's own storage; where it is forbidden, a basket that lasts as long as the page. */
const openStores = async (): Promise<Stores & Pick<Home, "prepare">> => {
  const storage = storageOf(window);
  if (storage) {
    const deps = { ...storageDeps, storage };
    const open = onDemand(async () =>
      (await import("#adapters/local-storage/local-storage-stores.ts")).localStorageStores(deps),
    );
    return {
      shop: shopOnDemand(deps, open),
      visitor: visitorOnDemand(deps, async () => (await open()).visitor),
      sessions: lazily(
        { isOpen: async () => readItem(storage, KEYS.session) === "true" },
        async () => (await open()).sessions,
      ),
      prepare: open,
    };
  }
  return { ...(await import("./memory-stores.ts")).memoryStores(), prepare: async () => undefined };
};

/** The shop and its doors, of which the code is fetched at the first call that is none for the shop's window. */
type Whole = () => Promise<ReturnType<typeof shopInBrowser>>;

const deskOf = ({ paypalClientId }: Settings, whole: Whole): PaymentDesk => {
  const doors = async () => (await whole()).doors();
  const isConfigured = paypalClientId !== PLACEHOLDER_CLIENT_ID;
  return {
    paypal: {
      clientId: isConfigured ? paypalClientId : null,
      script: {},
      provideCreateActions: async (actions) => (await doors()).paypal.provideCreateActions(actions),
      provideApproveActions: async (id, actions) =>
        (await doors()).paypal.provideApproveActions(id, actions),
    },
    offersPractice: !isConfigured && PRACTICE_HOSTS.includes(window.location.hostname),
  };
};

const createApp = (stores: Stores, whole: Whole): App => {
  const shown = { ...stores.shop.records, ...deps, shared: null };
  const shop: Shop = {
    counter: lazily(
      {
        getPrices: getPrices(shown),
        getInventory: getInventory(shown),
        getShownSplash: getShownSplash(shown),
      },
      async () => (await whole()).shop.counter,
    ),
    office: lazily({}, async () => (await whole()).shop.office),
  };
  return {
    shop,
    visitor: createVisitor({ ...deps, store: stores.visitor, ticker }, shop),
    changes: mergedChanges(
      stores.shop.changes,
      stores.visitor.changes,
      dayChanges(systemClock, ticker),
    ),
    connection: alwaysConnected,
    typed,
  };
};

/** The whole shop in this browser. */
export const openHome = async (settings: Settings): Promise<Home> => {
  const stores = await openStores();
  const whole = onDemand(async () =>
    (await import("./local-shop.ts")).shopInBrowser(stores, settings.adminPasswordHash),
  );
  return {
    app: createApp(stores, whole),
    desk: deskOf(settings, whole),
    setting: IN_ONE_BROWSER,
    prepare: stores.prepare,
  };
};
