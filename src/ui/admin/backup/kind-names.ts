import type { RecordKind } from "#core/backup/entry.ts";

export const KIND_NAMES: Readonly<Record<RecordKind, string>> = {
  orders: "Orders",
  customers: "Customers",
  stories: "Stories",
  costs: "Costs",
  eggCounts: "Egg counts",
  crackedAndKept: "Cracked and kept",
  hens: "Hens",
  medicines: "Medicines",
  lots: "Eggs that came into lots",
  moves: "Eggs that left lots",
  stock: "Stock",
  prices: "Prices",
  splash: "Splash page",
  settings: "Settings",
};

export const HELD: Readonly<Record<RecordKind, string>> = {
  ...KIND_NAMES,
  orders: "Orders, with what was paid for them",
  stories: "Stories, with their photos",
  lots: "The egg book: what came",
  moves: "The egg book: what left",
  settings: "Settings: the farm's words and photos, the week, the round, the flocks",
};
