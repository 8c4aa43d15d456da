import { CALLERS } from "#adapters/postgres/migrations/0001-first/callers.ts";
import { FARM } from "#adapters/postgres/migrations/0001-first/farm.ts";
import { OPENING } from "#adapters/postgres/migrations/0001-first/opening.ts";
import { TRADE } from "#adapters/postgres/migrations/0001-first/trade.ts";

export type Migration = readonly [string, readonly string[]];

export const MIGRATIONS: readonly Migration[] = [
  ["0001-first", [...FARM, ...TRADE, ...CALLERS, ...OPENING]],
];
