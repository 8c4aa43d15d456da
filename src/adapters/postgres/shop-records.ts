import { bookFormat } from "#adapters/farm-json/book-format.ts";
import { runOrderFormat } from "#adapters/farm-json/run-order-format.ts";
import { splashFormat } from "#adapters/farm-json/splash-format.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import { erasureRecords } from "#adapters/postgres/erasure-records.ts";
import { pictureRecords } from "#adapters/postgres/picture-records.ts";
import { priceRecords } from "#adapters/postgres/price-records.ts";
import { profileRecords } from "#adapters/postgres/profile-records.ts";
import { settingIn } from "#adapters/postgres/settings.ts";
import { stockRecords } from "#adapters/postgres/stock-records.ts";
import { bookSettingsIn } from "#core/ledger/kept-book-settings.ts";
import { pricesIn } from "#core/pricing/kept-prices.ts";
import { profileIn } from "#core/profile/kept-profile.ts";
import { keptRecords } from "#core/shop/kinds.ts";
import type { ShopRecords } from "#ports/records.ts";

export const shopRecords = (access: Access): ShopRecords => ({
  inventory: stockRecords(access),
  prices: pricesIn(priceRecords(access)),
  ...keptRecords((_name, kind) => collectionIn(access, kind)),
  erasures: erasureRecords(access),
  bookSettings: bookSettingsIn(settingIn(access, bookFormat)),
  pictures: pictureRecords(access),
  splash: settingIn(access, splashFormat),
  profile: profileIn(profileRecords(access)),
  runOrder: settingIn(access, runOrderFormat),
});
