import { inventoryFormat } from "#adapters/farm-json/inventory-format.ts";
import { pricesFormat, pricesToJson } from "#adapters/farm-json/prices-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { splashFormat } from "#adapters/farm-json/splash-format.ts";
import type { BackRoom } from "#adapters/local-storage/back-room.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { priceVersions, stockVersions } from "#adapters/versions/version-of.ts";
import { lazily } from "#core/lazily.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Fetches the code of the back room. */
export type OpenBackRoom = () => Promise<(documents: Documents, area: StorageArea) => BackRoom>;

/** The farm's records over one area: the storage itself, or one turn's buffer. */
export const createShopRecords = (
  documents: Documents,
  area: StorageArea,
  openBackRoom: OpenBackRoom,
): ShopRecords => {
  const fromBackRoom = <Name extends keyof BackRoom>(name: Name): BackRoom[Name] =>
    lazily({}, async () => (await openBackRoom())(documents, area)[name]);

  return {
    inventory: {
      load: async () => ({ ...documents.read(area, inventoryFormat).value }),
      save: async (inventory) => {
        const { stored } = documents.read(area, inventoryFormat);
        documents.write(area, "inventory", { ...asMap(stored), ...inventory });
      },
      versions: async () => stockVersions(documents.read(area, inventoryFormat).value),
    },
    prices: {
      load: async () => structuredClone(documents.read(area, pricesFormat).value),
      save: async (prices) => {
        const { stored } = documents.read(area, pricesFormat);
        documents.write(area, "prices", pricesToJson(prices, stored));
      },
      versions: async () => priceVersions(documents.read(area, pricesFormat).value),
    },
    splash: {
      load: async () => ({ ...documents.read(area, splashFormat).value }),
      save: async (splash) => {
        const { stored } = documents.read(area, splashFormat);
        const { until: _until, ...others } = asMap(stored) ?? {};
        documents.write(area, "splash", { ...others, ...splash });
      },
    },
    refunds: fromBackRoom("refunds"),
    messages: fromBackRoom("messages"),
    waitlist: fromBackRoom("waitlist"),
    agreements: fromBackRoom("agreements"),
    customers: fromBackRoom("customers"),
    erasures: fromBackRoom("erasures"),
    flocks: fromBackRoom("flocks"),
    orders: fromBackRoom("orders"),
    posts: fromBackRoom("posts"),
  };
};
