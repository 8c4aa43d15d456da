import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { localStorageStore } from "#adapters/local-storage/local-storage-store.ts";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import { randomCode } from "#adapters/system/random-code.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { hashedPasswordCheck } from "#adapters/web-crypto/password-check.ts";
import { createApp } from "#core/app.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { Store } from "#ports/ports.ts";
import { Farmgate } from "#ui/farmgate.tsx";
import { guardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import type { PaymentDesk } from "#ui/storefront/checkout/payment-desk.ts";

const PLACEHOLDER_CLIENT_ID = "YOUR_PAYPAL_CLIENT_ID";
/** Enough that no two ids of one farm are ever the same. */
const ID_LENGTH = 16;
const PRACTICE_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** The browser's own storage; where it is forbidden, a basket that lasts as long as the page. */
const openStore = async (): Promise<Store> => {
  try {
    const storage = window.localStorage;
    // Some browsers hand out a storage that then refuses to be read.
    storage.getItem("storageVersion");
    return localStorageStore({
      storage,
      indexedDB: window.indexedDB,
      events: window,
      log: console,
      clock: systemClock,
    });
  } catch (cause) {
    console.warn("Local storage can't be used: nothing outlasts this page.", cause);
    return (await import("#adapters/memory/memory-store.ts")).memoryStore();
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

const gatewayOf = (load: () => Promise<{ gateway: PaymentGateway }>): PaymentGateway => {
  const provider = () =>
    load().catch((cause: unknown) => {
      throw new Fault("payment-unreachable", undefined, { cause });
    });
  return {
    create: async (purchase) => (await provider()).gateway.create(purchase),
    capture: async (orderId) => (await provider()).gateway.capture(orderId),
  };
};

const clientId = import.meta.env.VITE_PAYPAL_CLIENT_ID || PLACEHOLDER_CLIENT_ID;
const isConfigured = clientId !== PLACEHOLDER_CLIENT_ID;
const isPracticeHost = PRACTICE_HOSTS.includes(window.location.hostname);

const desk: PaymentDesk = {
  paypal: {
    clientId: isConfigured ? clientId : null,
    lendForCreating: async (actions) => (await paypal()).lendForCreating(actions),
    lendForCapturing: async (id, actions) => (await paypal()).lendForCapturing(id, actions),
  },
  practice:
    !isConfigured && isPracticeHost
      ? { approve: async (orderId, payer) => (await practice()).approve(orderId, payer) }
      : null,
};

const start = async (root: HTMLElement): Promise<void> => {
  const cleaner = onDemand(async () =>
    (await import("#adapters/dompurify/html-cleaner.ts")).dompurifyCleaner(window),
  );
  const store = await openStore();
  const app = createApp({
    ...store,
    changes: mergedChanges(store.changes, dayChanges(systemClock, window)),
    payments: { paypal: gatewayOf(paypal), practice: gatewayOf(practice) },
    clock: systemClock,
    ids: { next: () => randomCode(window.crypto)(ID_LENGTH) },
    cleaner: {
      clean: async (html) => (await cleaner()).clean(html),
      textOf: async (html) => (await cleaner()).textOf(html),
    },
    passwords: hashedPasswordCheck(
      window.crypto.subtle,
      import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? "",
    ),
  });
  createRoot(root).render(
    <StrictMode>
      <Farmgate app={app} desk={desk} location={guardedLocation(window)} />
    </StrictMode>,
  );
};

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
void start(root);
