import { CALLERS } from "#adapters/postgres/migrations/0001-farm/callers.ts";
import { FARM } from "#adapters/postgres/migrations/0001-farm/farm.ts";
import { OPENING } from "#adapters/postgres/migrations/0001-farm/opening.ts";
import { TRADE } from "#adapters/postgres/migrations/0001-farm/trade.ts";

export type Migration = readonly [string, readonly string[]];

export const MIGRATIONS: readonly Migration[] = [
  ["0001-farm", [...FARM, ...TRADE, ...CALLERS, ...OPENING]],
];
