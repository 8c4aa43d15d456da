import { KEYS } from "#adapters/local-storage/keys.ts";
import type { Stores } from "#adapters/local-storage/local-storage-stores.ts";
import { readItem } from "#adapters/local-storage/read-item.ts";
import { shopOnDemand } from "#adapters/local-storage/shop-on-demand.ts";
import { visitorOnDemand } from "#adapters/local-storage/visitor-on-demand.ts";
import { alwaysConnected } from "#adapters/system/always-connected.ts";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import type { App } from "#core/app.ts";
import { lazily } from "#core/lazily.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import { createShop } from "#core/shop.ts";
import { createVisitor } from "#core/visitor.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";
import type { PaymentDesk } from "#ui/storefront/checkout/payment-desk.ts";
import type { DoorsInBrowser } from "./doors-in-browser.ts";
import type { Home, SettingsOf } from "./page-settings.ts";
import { storageOf, storageSurroundings, surroundings, ticker } from "./surroundings.ts";

type Settings = SettingsOf<"browser">;

const PLACEHOLDER_CLIENT_ID = "YOUR_PAYPAL_CLIENT_ID";
const PRACTICE_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** The browser's own storage; where it is forbidden, a basket that lasts as long as the page. */
const openStores = async (): Promise<Stores> => {
  const storage = storageOf(window);
  if (storage) {
    const given = { ...storageSurroundings, storage };
    const open = onDemand(async () =>
      (await import("#adapters/local-storage/local-storage-stores.ts")).localStorageStores(given),
    );
    return {
      shop: shopOnDemand(given, open),
      visitor: visitorOnDemand(given, async () => (await open()).visitor),
      sessions: lazily(
        { isOpen: async () => readItem(storage, KEYS.session) === "true" },
        async () => (await open()).sessions,
      ),
    };
  }
  return (await import("./memory-stores.ts")).memoryStores();
};

type Doors = () => Promise<DoorsInBrowser>;

const gatewayOf = (open: () => Promise<PaymentGateway>): PaymentGateway =>
  lazily({}, () =>
    open().catch((cause: unknown) => {
      throw new Fault("payment-unreachable", undefined, { cause });
    }),
  );

const deskOf = ({ paypalClientId }: Settings, doors: Doors): PaymentDesk => {
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

const createApp = (stores: Stores, doors: Doors): App => {
  const shop = createShop({
    ...surroundings,
    store: stores.shop,
    sessions: stores.sessions,
    payments: {
      paypal: gatewayOf(async () => (await doors()).paypal.gateway),
      practice: gatewayOf(async () => (await doors()).practice),
    },
    digest: async (text) => (await doors()).digest(text),
    shared: null,
    links: null,
    postman: null,
    lookups: everyOrder,
    passwords: { matches: async (password) => (await doors()).passwords.matches(password) },
    log: { error: (cause) => window.reportError(cause) },
  });
  return {
    shop,
    visitor: createVisitor({ ...surroundings, store: stores.visitor, ticker }, shop),
    changes: mergedChanges(
      stores.shop.changes,
      stores.visitor.changes,
      dayChanges(systemClock, ticker),
    ),
    connection: alwaysConnected,
  };
};

/** The whole shop in this browser. */
export const openHome = async (settings: Settings): Promise<Home> => {
  const doors = onDemand(async () =>
    (await import("./doors-in-browser.ts")).doorsInBrowser(settings.adminPasswordHash),
  );
  return {
    app: createApp(await openStores(), doors),
    desk: deskOf(settings, doors),
    setting: IN_ONE_BROWSER,
  };
};
