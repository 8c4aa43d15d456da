import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { localStorageStores, type Stores } from "#adapters/local-storage/local-storage-stores.ts";
import { alwaysConnected } from "#adapters/system/always-connected.ts";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import { intervalTicker } from "#adapters/system/interval-ticker.ts";
import { randomCode } from "#adapters/system/random-code.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import type { App } from "#core/app.ts";
import { nothingHeld } from "#core/inventory/held.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import { createShop } from "#core/shop.ts";
import { createVisitor } from "#core/visitor.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import { Farmgate } from "#ui/farmgate.tsx";
import { guardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import type { PaymentDesk } from "#ui/storefront/checkout/payment-desk.ts";

const PLACEHOLDER_CLIENT_ID = "YOUR_PAYPAL_CLIENT_ID";
/** Enough that no two ids of one farm are ever the same. */
const ID_LENGTH = 16;
const PRACTICE_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** The browser's own storage; where it is forbidden, a basket that lasts as long as the page. */
const openStores = async (): Promise<Stores> => {
  try {
    const storage = window.localStorage;
    // Some browsers hand out a storage that then refuses to be read.
    storage.getItem("storageVersion");
    return localStorageStores({
      storage,
      indexedDB: window.indexedDB,
      events: window,
      log: console,
      clock: systemClock,
    });
  } catch (cause) {
    console.warn("Local storage can't be used: nothing outlasts this page.", cause);
    const memory = await import("#adapters/memory/memory-stores.ts");
    return { ...memory.shopMemory().open(), visitor: memory.visitorMemory().open() };
  }
};

const paypal = onDemand(async () =>
  (await import("#adapters/paypal/paypal-payments.ts")).paypalPayments(),
);
const practice = onDemand(async () =>
  (await import("#adapters/practice/practice-payments.ts")).practicePayments(
    randomCode(window.crypto),
  ),
);

const passwords = onDemand(async () =>
  (await import("#adapters/web-crypto/password-check.ts")).hashedPasswordCheck(
    window.crypto.subtle,
    import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? "",
  ),
);

const fetchedGateway = (load: () => Promise<PaymentGateway>): PaymentGateway => {
  const gateway = () =>
    load().catch((cause: unknown) => {
      throw new Fault("payment-unreachable", undefined, { cause });
    });
  return {
    create: async (purchase) => (await gateway()).create(purchase),
    capture: async (orderId, payer) => (await gateway()).capture(orderId, payer),
  };
};

const clientId = import.meta.env.VITE_PAYPAL_CLIENT_ID || PLACEHOLDER_CLIENT_ID;
const isConfigured = clientId !== PLACEHOLDER_CLIENT_ID;
const isPracticeHost = PRACTICE_HOSTS.includes(window.location.hostname);

const desk: PaymentDesk = {
  paypal: {
    clientId: isConfigured ? clientId : null,
    provideCreateActions: async (actions) => (await paypal()).provideCreateActions(actions),
    provideApproveActions: async (id, actions) =>
      (await paypal()).provideApproveActions(id, actions),
  },
  offersPractice: !isConfigured && isPracticeHost,
};

const createApp = (stores: Stores): App => {
  const cleaner = onDemand(async () =>
    (await import("#adapters/dompurify/html-cleaner.ts")).dompurifyCleaner(window),
  );
  const ticker = intervalTicker(window);
  const surroundings = {
    clock: systemClock,
    ids: { next: () => randomCode(window.crypto)(ID_LENGTH) },
    cleaner: {
      clean: async (html: string) => (await cleaner()).clean(html),
      cleanStored: async (html: string) => (await cleaner()).cleanStored(html),
      textOf: async (html: string) => (await cleaner()).textOf(html),
    },
  };
  const shop = createShop({
    ...surroundings,
    store: stores.shop,
    sessions: stores.sessions,
    payments: {
      paypal: fetchedGateway(async () => (await paypal()).gateway),
      practice: fetchedGateway(practice),
    },
    held: nothingHeld,
    lookups: everyOrder,
    passwords: { matches: async (password) => (await passwords()).matches(password) },
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

const start = async (root: HTMLElement): Promise<void> => {
  const app = createApp(await openStores());
  createRoot(root).render(
    <StrictMode>
      <Farmgate app={app} desk={desk} location={guardedLocation(window)} />
    </StrictMode>,
  );
};

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
void start(root);
