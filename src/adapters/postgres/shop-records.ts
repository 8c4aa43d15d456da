import type { Access } from "#adapters/postgres/access.ts";
import { bookRecords } from "#adapters/postgres/book-records.ts";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import { erasureRecords } from "#adapters/postgres/erasure-records.ts";
import { flockRecords } from "#adapters/postgres/flock-records.ts";
import { pictureRecords } from "#adapters/postgres/picture-records.ts";
import { priceRecords } from "#adapters/postgres/price-records.ts";
import { profileRecords } from "#adapters/postgres/profile-records.ts";
import { runOrderRecords } from "#adapters/postgres/run-order-records.ts";
import { splashRecords } from "#adapters/postgres/splash-records.ts";
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
  flocks: flockRecords(access),
  bookSettings: bookSettingsIn(bookRecords(access)),
  pictures: pictureRecords(access),
  splash: splashRecords(access),
  profile: profileIn(profileRecords(access)),
  runOrder: runOrderRecords(access),
});
