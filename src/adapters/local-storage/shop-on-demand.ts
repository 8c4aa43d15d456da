import { MOST_CHARACTERS } from "#adapters/local-storage/keys.ts";
import type { Stores } from "#adapters/local-storage/local-storage-stores.ts";
import {
  type Deps,
  fetchedRecords,
  unitOfWorkOf,
  unlessAbsent,
} from "#adapters/local-storage/on-demand.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { lazily } from "#core/lazily.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import { SHOP_TOPICS } from "#ports/change-feed.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { ShopStore } from "#ports/store.ts";

const BACK_ROOM = [
  "refunds",
  "messages",
  "waitlist",
  "agreements",
  "customers",
  "erasures",
  "flocks",
  "orders",
  "posts",
] as const;

/** The farm's records in one browser, of which the code is fetched when there is something to read or to write. */
export const shopOnDemand = (
  { storage, events }: Deps,
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
    records: {
      inventory: loadOf("inventory", DEFAULT_INVENTORY),
      prices: loadOf("prices", DEFAULT_PRICES),
      splash: loadOf("splash", DEFAULT_SPLASH),
      ...fetchedRecords(BACK_ROOM, records),
    },
    unitOfWork: unitOfWorkOf(store),
    changes: storageChanges(events, storage, SHOP_TOPICS),
    archive: lazily({ most: MOST_CHARACTERS }, async () => (await store()).archive),
  };
};
