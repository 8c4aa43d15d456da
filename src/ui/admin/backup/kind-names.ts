import type { RecordKind } from "#core/backup/entry.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

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

const ONE_AND_MORE: Readonly<Record<RecordKind, readonly [one: string, more: string]>> = {
  orders: ["order", "orders"],
  customers: ["customer", "customers"],
  stories: ["story", "stories"],
  costs: ["cost", "costs"],
  eggCounts: ["egg count", "egg counts"],
  crackedAndKept: ["day of cracked and kept eggs", "days of cracked and kept eggs"],
  hens: ["entry of hens", "entries of hens"],
  medicines: ["medicine", "medicines"],
  lots: ["entry of eggs that came", "entries of eggs that came"],
  moves: ["entry of eggs that left", "entries of eggs that left"],
  stock: ["stock", "stocks"],
  prices: ["price", "prices"],
  splash: ["splash page", "splash pages"],
  settings: ["setting", "settings"],
};

/** Returns "2 orders". */
export const recordsInWords = (count: number, kind: RecordKind): string =>
  `${withCommas(count)} ${ONE_AND_MORE[kind][count === 1 ? 0 : 1]}`;

export const HELD: Readonly<Record<RecordKind, string>> = {
  ...KIND_NAMES,
  orders: "Orders, with what was paid for them",
  stories: "Stories, with their photos",
  lots: "The egg book: what came",
  moves: "The egg book: what left",
  settings: "Settings: the farm's words and photos, the week, the round, the flocks",
};
