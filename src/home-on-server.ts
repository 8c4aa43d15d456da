import { eventFeed } from "#adapters/http/event-feed.ts";
import { httpSend } from "#adapters/http/http-send.ts";
import { remoteShop, type Send } from "#adapters/http/remote-shop.ts";
import { rememberingWindow } from "#adapters/http/shop-window.ts";
import { visitorOnDemand } from "#adapters/local-storage/stores-on-demand.ts";
import { dayChanges, mergedChanges } from "#adapters/system/day-changes.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import { createVisitor } from "#core/visitor.ts";
import type { VisitorStore } from "#ports/store.ts";
import type { PaymentDesk } from "#ui/storefront/checkout/payment-desk.ts";
import type { PageRecords } from "./page-records.ts";
import type { Home, SettingsOf } from "./page-settings.ts";
import { newCode, storageOf, storageSurroundings, surroundings, ticker } from "./surroundings.ts";

const KEY_LENGTH = 24;
const SESSION_CALLS = /\/log(?:In|Out)$/;

const openVisitor = async (): Promise<VisitorStore> => {
  const storage = storageOf(window);
  if (storage) {
    const given = { ...storageSurroundings, storage };
    const open = onDemand(async () => {
      const { storageWork, visitorStore } = await import(
        "#adapters/local-storage/visitor-store.ts"
      );
      return visitorStore(storageWork(given));
    });
    return visitorOnDemand(given, open);
  }
  return (await import("./memory-stores.ts")).memoryStores().visitor;
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

/** The shop on a server that everyone shares; the basket in this browser. */
export const openHome = async (
  settings: SettingsOf<"server">,
  versions?: PageRecords["versions"],
): Promise<Home> => {
  const { isPractice, fearsPowerCuts, paypal } = settings;
  const feed = eventFeed({
    openStream: () => new EventSource("/api/changes"),
    page: document,
    timer: window,
    known: versions,
  });
  const ask = rememberingWindow(
    httpSend({
      fetch: (path, init) => window.fetch(path, init),
      newKey: () => newCode(KEY_LENGTH),
      wait: (milliseconds) =>
        new Promise((resolve) => {
          window.setTimeout(resolve, milliseconds);
        }),
    }),
  );
  const send: Send = async (path, travel, input) => {
    const answer = await ask(path, travel, input);
    // From now on the stream tells what this caller may know.
    if (SESSION_CALLS.test(path)) feed.reopen();
    return answer;
  };
  const shop = remoteShop(send);
  const store = await openVisitor();
  return {
    app: {
      shop,
      visitor: createVisitor({ ...surroundings, store, ticker }, shop),
      changes: mergedChanges(feed.changes, store.changes, dayChanges(systemClock, ticker)),
      connection: feed.connection,
    },
    desk: deskOf(settings),
    setting: { isShared: true, isPractice, paysByPayPal: paypal !== null, fearsPowerCuts },
  };
};
