import { eventFeed } from "#adapters/http/event-feed.ts";
import { httpSend } from "#adapters/http/http-send.ts";
import { remoteCounter } from "#adapters/http/remote-counter.ts";
import type { Send } from "#adapters/http/remote-part.ts";
import { storageWork } from "#adapters/local-storage/storage-work.ts";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import type { PageRecords } from "#app/render/page-records.ts";
import type { Home, SettingsOf } from "#app/render/page-settings.ts";
import { ADMIN, ROUTES } from "#core/routes.ts";
import type { Shop } from "#core/shop/shop.ts";
import { createVisitor } from "#core/visitor/visitor.ts";
import type { ChangeFeed, ShopNews } from "#ports/change-feed.ts";
import type { OfflineShell } from "#ports/offline-shell.ts";
import type { PictureScaler } from "#ports/picture-scaler.ts";
import { fetchOnce } from "#ui/shared/fetch-code.ts";
import type { PaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import { deps, inTab, newCode, storageDeps, storageOf } from "./browser-deps.ts";
import { later } from "./later.ts";
import { laterParts } from "./later-parts.ts";
import { storedVisitor, type VisitorStores, visitorInMemory } from "./visitor-stores.ts";

type Counter = Shop["counter"];

const KEY_LENGTH = 24;
const SESSION_CALLS = /\/log(?:In|Out)$/;

const openVisitor = async (): Promise<VisitorStores> => {
  const storage = storageOf(window);
  if (storage) return storedVisitor(storageWork({ ...storageDeps, storage }));
  return visitorInMemory((await import("./memory-stores.ts")).memoryStores().visitor);
};

const send = httpSend({
  fetch: (path, init) => window.fetch(path, init),
  newKey: () => newCode(KEY_LENGTH),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      window.setTimeout(resolve, milliseconds);
    }),
});

const providersOf = ({ isPractice, paypal, nonce }: SettingsOf<"server">): PaymentProviders => ({
  paypal: {
    clientId: paypal?.clientId ?? null,
    script: { ...(paypal && { sdkBaseUrl: paypal.script }), ...(nonce && { dataCspNonce: nonce }) },
    // The server creates and captures PayPal's orders.
    provideCreateActions: async () => undefined,
    provideApproveActions: async () => undefined,
  },
  offersPractice: isPractice,
});

const askingForKnownSplash = (
  counter: Counter,
  changes: ChangeFeed<ShopNews>,
  records: PageRecords | null,
): Counter => {
  let mayHaveSplash = records?.hasSplash ?? true;
  changes.subscribe((topic) => {
    if (topic === "splash") mayHaveSplash = true;
  });
  return {
    ...counter,
    getShownSplash: async (seen) => (mayHaveSplash ? counter.getShownSplash(seen) : null),
  };
};

const pictureScaler = later<PictureScaler>(async () =>
  (await import("#adapters/canvas/canvas-scaler.ts")).canvasScaler(document),
);

const shell = later<OfflineShell>(async () =>
  (await import("./keep-shell.ts")).offlineShell(navigator.serviceWorker),
);

const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** Composition root of the shop on a server: this browser keeps only a visitor's own records. */
export const openHome = async (
  settings: SettingsOf<"server">,
  records: PageRecords | null,
  keptAt?: string,
): Promise<Home> => {
  const { isPractice, sendsMail, paypal } = settings;
  const { shopper, whole } = await openVisitor();
  // Opened last, so that a listener is there before the first event.
  const feed = eventFeed({
    openStream: () => new EventSource("/api/changes"),
    page: document,
    timer: window,
    clock: deps.clock,
    keptAt,
    known: records?.versions,
  });
  const sendAndListen: Send = async (path, call, input) => {
    const answer = await send(path, call, input);
    if (SESSION_CALLS.test(path)) feed.reopen();
    return answer;
  };
  const office = fetchOnce(async () =>
    (await import("#adapters/http/remote-office.ts")).remoteOffice(sendAndListen),
  );
  // Ignored: code that can't be fetched now is fetched again at its first call.
  if (window.location.pathname.startsWith(ADMIN)) office().catch(() => undefined);
  const shop: Shop = {
    counter: askingForKnownSplash(remoteCounter(sendAndListen), feed.changes, records),
    office: later<Shop["office"]>(office),
  };
  const ports = { ...deps, pictureScaler, shell };
  return {
    app: {
      shop,
      visitor: createVisitor({ ...deps, store: shopper }, shop, laterParts(ports, whole, shop)),
      changes: mergedChanges(feed.changes, shopper.changes, dayChanges(deps.clock, deps.ticker)),
      connection: feed.connection,
      ...inTab,
    },
    providers: providersOf(settings),
    setting: { isShared: true, isPractice, sendsMail, paysByPayPal: paypal !== null },
    isLoadedAnew: (to) =>
      (paypal !== null && to === ROUTES.checkout) ||
      // The worker keeps these pages with their records.
      (feed.connection.isLost() && hasWorker() && !to.startsWith(ADMIN)),
  };
};
