import { KEYS, MOST_CHARACTERS } from "#adapters/local-storage/keys.ts";
import type { Stores } from "#adapters/local-storage/local-storage-stores.ts";
import { readItem } from "#adapters/local-storage/read-item.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { lazily } from "#core/lazily.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import { SHOP_TOPICS, type Topic, VISITOR_TOPICS } from "#ports/change-feed.ts";
import type { ShopRecords, VisitorRecords } from "#ports/records.ts";
import type { ShopStore, Store, VisitorStore } from "#ports/store.ts";

interface Surroundings {
  readonly storage: Storage;
  readonly events: EventTarget;
}

/** Reads what may not be there: `absent` then, and nothing is fetched to find out. */
const unlessAbsent =
  <Value>(storage: Storage, topic: Topic, absent: () => Value, read: () => Promise<Value>) =>
  async (): Promise<Value> =>
    readItem(storage, KEYS[topic]) === null ? absent() : read();

/** Repositories of records that are fetched, but for those at hand. */
const onDemand = <Records extends object>(
  atHand: Partial<Records>,
  load: () => Promise<Records>,
): Records =>
  new Proxy(atHand, {
    get: (own, name) =>
      own[name as keyof Records] ??
      lazily({}, async () => (await load())[name as keyof Records] as object),
  }) as Records;

const unitOfWorkOf = <Records>(
  load: () => Promise<Pick<Store<Records, never>, "unitOfWork">>,
): Store<Records, never>["unitOfWork"] => ({
  run: async (work) => (await load()).unitOfWork.run(work),
});

/** A visitor's records, of which the code is fetched when there is something to read or to write. */
export const visitorOnDemand = (
  { storage, events }: Surroundings,
  load: () => Promise<VisitorStore>,
): VisitorStore => {
  const records = async (): Promise<VisitorRecords> => (await load()).records;
  const read = <Value>(
    topic: Topic,
    absent: () => Value,
    ask: (of: VisitorRecords) => Promise<Value>,
  ) => unlessAbsent(storage, topic, absent, async () => ask(await records()));
  return {
    records: onDemand<VisitorRecords>(
      {
        cart: lazily(
          {
            load: read(
              "cart",
              () => [],
              ({ cart }) => cart.load(),
            ),
            countSkipped: read(
              "cart",
              () => 0,
              ({ cart }) => cart.countSkipped(),
            ),
          },
          async () => (await records()).cart,
        ),
        ownPayments: lazily(
          {
            all: read(
              "ownPayments",
              () => [],
              ({ ownPayments }) => ownPayments.all(),
            ),
          },
          async () => (await records()).ownPayments,
        ),
        seenSplash: lazily(
          {
            load: read(
              "seenSplash",
              () => 0,
              ({ seenSplash }) => seenSplash.load(),
            ),
          },
          async () => (await records()).seenSplash,
        ),
      },
      records,
    ),
    unitOfWork: unitOfWorkOf(load),
    changes: storageChanges(events, storage, VISITOR_TOPICS),
  };
};

/** The farm's records in one browser, of which the code is fetched when there is something to read or to write. */
export const shopOnDemand = (
  { storage, events }: Surroundings,
  load: () => Promise<Pick<Stores, "shop">>,
): ShopStore => {
  const store = async (): Promise<ShopStore> => (await load()).shop;
  const records = async (): Promise<ShopRecords> => (await store()).records;
  const loadOf = <Name extends "inventory" | "prices" | "splash">(
    name: Name,
    absent: Awaited<ReturnType<ShopRecords[Name]["load"]>>,
  ) =>
    lazily(
      {
        load: unlessAbsent(
          storage,
          name,
          () => structuredClone(absent),
          async () => (await records())[name].load() as Promise<typeof absent>,
        ),
      },
      async () => (await records())[name],
    ) as unknown as ShopRecords[Name];
  return {
    records: onDemand<ShopRecords>(
      {
        inventory: loadOf("inventory", DEFAULT_INVENTORY),
        prices: loadOf("prices", DEFAULT_PRICES),
        splash: loadOf("splash", DEFAULT_SPLASH),
      },
      records,
    ),
    unitOfWork: unitOfWorkOf(store),
    changes: storageChanges(events, storage, SHOP_TOPICS),
    archive: lazily({ most: MOST_CHARACTERS }, async () => (await store()).archive),
  };
};
