import { type EventFeed, eventFeed } from "#adapters/http/event-feed.ts";
import { visitorOnDemand } from "#adapters/local-storage/visitor-on-demand.ts";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import type { PageRecords } from "#app/render/page-records.ts";
import type { Home, SettingsOf } from "#app/render/page-settings.ts";
import { lazily } from "#core/lazily.ts";
import { ADMIN, ROUTES } from "#core/routes.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import type { Shop } from "#core/shop.ts";
import { createVisitor } from "#core/visitor.ts";
import type { VisitorStore } from "#ports/store.ts";
import type { PaymentDesk } from "#ui/storefront/checkout/payment-desk.ts";
import { deps, storageDeps, storageOf, ticker, typed } from "./browser-deps.ts";

const openVisitor = async (): Promise<[VisitorStore, Home["prepare"]]> => {
  const storage = storageOf(window);
  if (storage) {
    const deps = { ...storageDeps, storage };
    const open = onDemand(async () => {
      const { storageWork, visitorStore } = await import(
        "#adapters/local-storage/visitor-store.ts"
      );
      return visitorStore(storageWork(deps));
    });
    return [visitorOnDemand(deps, open), open];
  }
  return [(await import("./memory-stores.ts")).memoryStores().visitor, async () => undefined];
};

const deskOf = ({ isPractice, paypal, nonce }: SettingsOf<"server">): PaymentDesk => ({
  paypal: {
    clientId: paypal?.clientId ?? null,
    script: { ...(paypal && { sdkBaseUrl: paypal.script }), ...(nonce && { dataCspNonce: nonce }) },
    // The shop itself asks PayPal for orders and takes their money.
    provideCreateActions: async () => undefined,
    provideApproveActions: async () => undefined,
  },
  offersPractice: isPractice,
});

/** The shop itself, of which the code is fetched when it is first asked. A page says whether there is a splash page. */
const openShop = (feed: EventFeed, records: PageRecords | null): [Shop, Home["prepare"]] => {
  const remote = onDemand(async () =>
    (await import("./remote-shop.ts")).remoteInBrowser(feed, records),
  );
  let mayHaveSplash = records?.hasSplash ?? true;
  feed.changes.subscribe((topic) => {
    if (topic === "splash") mayHaveSplash = true;
  });
  const getShownSplash = async (seen: number) =>
    mayHaveSplash ? (await remote()).counter.getShownSplash(seen) : null;
  return [
    {
      counter: lazily({ getShownSplash }, async () => (await remote()).counter) as Shop["counter"],
      office: lazily({}, async () => (await remote()).office),
    },
    remote,
  ];
};

const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** The shop on a server that everyone shares; the basket in this browser. */
export const openHome = async (
  settings: SettingsOf<"server">,
  records: PageRecords | null,
  keptAt?: string,
): Promise<Home> => {
  const { isPractice, sendsMail, paypal } = settings;
  const [store, openStore] = await openVisitor();
  // Last of all: whoever opens the shop listens before it tells anything.
  const feed = eventFeed({
    openStream: () => new EventSource("/api/changes"),
    page: document,
    timer: window,
    clock: systemClock,
    keptAt,
    known: records?.versions,
  });
  const [shop, askShop] = openShop(feed, records);
  return {
    app: {
      shop,
      visitor: createVisitor({ ...deps, store, ticker }, shop),
      changes: mergedChanges(feed.changes, store.changes, dayChanges(systemClock, ticker)),
      connection: feed.connection,
      typed,
    },
    desk: deskOf(settings),
    setting: { isShared: true, isPractice, sendsMail, paysByPayPal: paypal !== null },
    prepare: () => Promise.all([askShop(), openStore()]),
    isLoadedAnew: (to) =>
      (paypal !== null && to === ROUTES.checkout) ||
      // Pages that were kept have their records with them.
      (feed.connection.isLost() && hasWorker() && !to.startsWith(ADMIN)),
  };
};
