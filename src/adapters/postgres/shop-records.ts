import type { Access } from "#adapters/postgres/access.ts";
import { agreementRecords } from "#adapters/postgres/agreement-records.ts";
import { customerRecords } from "#adapters/postgres/customer-records.ts";
import { flockRecords } from "#adapters/postgres/flock-records.ts";
import { orderRecords } from "#adapters/postgres/order-records.ts";
import { postRecords } from "#adapters/postgres/post-records.ts";
import { priceRecords } from "#adapters/postgres/price-records.ts";
import { splashRecords } from "#adapters/postgres/splash-records.ts";
import { stockRecords } from "#adapters/postgres/stock-records.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The farm's records in their tables. */
export const shopRecords = (access: Access): ShopRecords => ({
  inventory: stockRecords(access),
  prices: priceRecords(access),
  orders: orderRecords(access),
  agreements: agreementRecords(access),
  customers: customerRecords(access),
  flocks: flockRecords(access),
  posts: postRecords(access),
  splash: splashRecords(access),
});
