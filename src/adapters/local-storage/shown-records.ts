import { inventoryFormat } from "#adapters/farm-json/inventory-format.ts";
import { pricesFormat } from "#adapters/farm-json/prices-format.ts";
import { profileFormat, savedOf } from "#adapters/farm-json/profile-format.ts";
import { splashFormat } from "#adapters/farm-json/splash-format.ts";
import { weekFormat } from "#adapters/farm-json/week-format.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { shownIn } from "#adapters/local-storage/stored-singleton.ts";
import type { SavedProfile } from "#core/profile/farm-profile.ts";
import type { ShopRecords } from "#ports/records.ts";

type Shown = Pick<ShopRecords, "inventory" | "prices" | "splash" | "profile">;

export type ShownRecords = { readonly [Name in keyof Shown]: Pick<Shown[Name], "load"> };

const savedProfileIn = (documents: Documents, area: StorageArea): SavedProfile =>
  savedOf(documents.read(area, profileFormat).value, documents.read(area, weekFormat).value);

export const createShownRecords = (documents: Documents, area: StorageArea): ShownRecords => ({
  inventory: shownIn(documents, area, inventoryFormat),
  prices: shownIn(documents, area, pricesFormat),
  splash: shownIn(documents, area, splashFormat),
  profile: { load: async () => structuredClone(savedProfileIn(documents, area)) },
});
