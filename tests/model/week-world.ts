import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { createBackgroundJobs } from "#core/shop/background-jobs.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { ShopStore } from "#ports/store.ts";
import { aBank, type Bank } from "#tests/model/bank.ts";
import { aBrowser } from "#tests/support/a-busy-shop.ts";
import { aShop, cleaner, type Stores } from "#tests/support/a-shop.ts";
import { aBrowserOf, aServer, ORIGIN, post, remoteShopOf } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";

/** Midday on a Wednesday. */
const WEDNESDAY = Date.parse("2026-06-17T11:00:00.000Z");

export const BUYERS = [0, 1, 2] as const;

/** A shop that several people visit, from outside. */
export interface World {
  visit(who: number): Shop["counter"];
  readonly office: Shop["office"];
  /** What the shop does by itself every half minute. */
  round(): Promise<void>;
  hear(orderId: string, isReversal: boolean): Promise<void>;
  /** Past the rules: for looking. */
  readonly records: ShopRecords;
  readonly bank: Bank;
  readonly time: { ms: number };
  /** Orders that a restored backup didn't hold. */
  readonly lost: Set<string>;
  readonly tally: Record<string, number>;
  /** What each buyer has opened, the newest last. */
  readonly opened: string[][];
}

export const emailOf = (who: number): string => `buyer${who}@example.com`;

export const nameOf = (who: number): string => `Quentin${who}`;

interface Deps {
  readonly bank: Bank;
  readonly gateway: PaymentGateway;
  readonly time: { ms: number };
  readonly store: ShopStore;
  readonly visit: (who: number) => Shop["counter"];
  readonly office: Shop["office"];
  readonly tally: Record<string, number>;
}

const ids = (prefix: string) => {
  let last = 0;
  return { next: () => `${prefix}-${++last}` };
};

const clockOf = (time: { readonly ms: number }) => ({ now: () => new Date(time.ms).toISOString() });

const worldOf = ({ bank, gateway, time, store, visit, office, tally }: Deps): World => {
  const backgroundJobs = createBackgroundJobs({
    store,
    payments: { paypal: gateway },
    shared: { publicUrl: ORIGIN, sendsMail: false },
    postman: null,
    links: null,
    orderTokens: null,
    clock: clockOf(time),
    ids: ids("CARETAKER"),
    cleaner,
    backupFormat: farmJson(sha256),
    log: { error: () => undefined },
  });
  return {
    visit,
    office,
    bank,
    time,
    tally,
    records: store.records,
    lost: new Set(),
    opened: BUYERS.map(() => []),
    round: async () => {
      await backgroundJobs.reconcilePayments(async () => true);
      await backgroundJobs.retryRefunds();
    },
    hear: async (orderId, isReversal) => {
      await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal });
    },
  };
};

/** The shop in this process, over any store. */
export const aWorld = (
  stores: Stores,
  tally: Record<string, number>,
  bank = aBank(),
  heard: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway,
): World => {
  const time = { ms: WEDNESDAY };
  const gateway = heard(bank.gateway);
  const counters = BUYERS.map(
    (who) =>
      aShop({
        stores,
        gateway,
        clock: clockOf(time),
        ids: ids(`BUYER${who}`),
        shared: { publicUrl: ORIGIN },
        lookups: aBrowser(),
      }).app.shop,
  );
  const [first] = counters;
  if (!first) throw new Error("There are buyers.");
  return worldOf({
    bank,
    gateway,
    time,
    tally,
    store: stores.shop,
    visit: (who) => (counters[who] ?? first).counter,
    office: first.office,
  });
};

/** The shop over HTTP: each buyer has a browser and an address, the owner is logged in. */
export const aWorldOnAServer = async (tally: Record<string, number>): Promise<World> => {
  const [bank, time, serverStore] = [aBank(), { ms: WEDNESDAY }, memoryServerStore()];
  const deps = { clock: clockOf(time), payments: { paypal: bank.gateway } };
  const { app } = aServer({ serverStore, deps });
  let asked = 0;
  const counters = BUYERS.map((who) => {
    const { fetch } = aBrowserOf(app);
    return remoteShopOf((path, init = {}) => {
      asked += 1;
      const headers = new Headers(init.headers);
      // A phone on its way: no address asks often.
      headers.set("X-Address", `10.${who}.0.${Math.floor(asked / 20)}`);
      return fetch(path, { ...init, headers });
    });
  });
  const owner = aBrowserOf(app);
  await owner.fetch("/api/counter/logIn", post('["farmgate"]'));
  const [first] = counters;
  if (!first) throw new Error("There are buyers.");
  return worldOf({
    bank,
    gateway: bank.gateway,
    time,
    tally,
    store: serverStore.storeFor(null),
    visit: (who) => (counters[who] ?? first).counter,
    office: remoteShopOf(owner.fetch).office,
  });
};
