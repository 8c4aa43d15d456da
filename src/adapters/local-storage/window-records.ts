import { inventoryFormat } from "#adapters/farm-json/inventory-format.ts";
import { pricesFormat } from "#adapters/farm-json/prices-format.ts";
import { profileFormat } from "#adapters/farm-json/profile-format.ts";
import { wordsOf, wordsToJson } from "#adapters/farm-json/profile-json.ts";
import { splashFormat } from "#adapters/farm-json/splash-format.ts";
import { weekFormat } from "#adapters/farm-json/week-format.ts";
import { weekToJson } from "#adapters/farm-json/week-json.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { createShownRecords } from "#adapters/local-storage/shown-records.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { singletonIn } from "#adapters/local-storage/stored-singleton.ts";
import { pricesIn } from "#core/pricing/kept-prices.ts";
import { profileIn } from "#core/profile/kept-profile.ts";
import type { ShopRecords } from "#ports/records.ts";

type WindowRecords = Pick<ShopRecords, "inventory" | "prices" | "splash" | "profile">;

export const createWindowRecords = (documents: Documents, area: StorageArea): WindowRecords => {
  const { profile } = createShownRecords(documents, area);
  return {
    inventory: singletonIn(documents, area, inventoryFormat),
    prices: pricesIn(singletonIn(documents, area, pricesFormat)),
    splash: singletonIn(documents, area, splashFormat),
    profile: profileIn({
      ...profile,
      save: async (saved) => {
        const [words, week] = [
          documents.read(area, profileFormat),
          documents.read(area, weekFormat),
        ];
        documents.write(area, "profile", wordsToJson(wordsOf(saved), words.stored));
        if (saved.week || week.value)
          documents.write(area, "week", weekToJson(saved.week ?? null, week.stored));
      },
    }),
  };
};
