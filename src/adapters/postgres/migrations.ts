import { CALLERS } from "#adapters/postgres/migrations/0001-shop/callers.ts";
import { FARM } from "#adapters/postgres/migrations/0001-shop/farm.ts";
import { OPENING } from "#adapters/postgres/migrations/0001-shop/opening.ts";
import { TRADE } from "#adapters/postgres/migrations/0001-shop/trade.ts";

export type Migration = readonly [string, readonly string[]];

export const MIGRATIONS: readonly Migration[] = [
  ["0001-shop", [...FARM, ...TRADE, ...CALLERS, ...OPENING]],
];
