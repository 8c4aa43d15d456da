import type { RecordKind } from "#core/backup/entries.ts";

export const KIND_NAMES: Readonly<Record<RecordKind, string>> = {
  orders: "Orders",
  customers: "Customers",
  stories: "Stories",
  costs: "Costs",
  eggCounts: "Egg counts",
  stock: "Stock",
  prices: "Prices",
  splash: "Splash page",
};
