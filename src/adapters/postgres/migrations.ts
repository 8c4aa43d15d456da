import type { Kysely } from "kysely";
import { CALLERS } from "#adapters/postgres/migrations/0001-farm/callers.ts";
import { FARM } from "#adapters/postgres/migrations/0001-farm/farm.ts";
import { OPENING } from "#adapters/postgres/migrations/0001-farm/opening.ts";
import { TRADE } from "#adapters/postgres/migrations/0001-farm/trade.ts";
import { orderMoney } from "#adapters/postgres/migrations/0002-order-money.ts";
import { COLUMNS_OF_MAILS, oneMailbox } from "#adapters/postgres/migrations/0003-one-mailbox.ts";
import type { Tables } from "#adapters/postgres/tables.ts";

/** SQL that may run twice, and what is done with the records then, which may be done twice too. */
export type Migration = readonly [
  name: string,
  statements: readonly string[],
  then?: (db: Kysely<Tables>) => Promise<void>,
];

export const MIGRATIONS: readonly Migration[] = [
  ["0001-farm", [...FARM, ...TRADE, ...CALLERS, ...OPENING]],
  ["0002-order-money", [], orderMoney],
  ["0003-one-mailbox", COLUMNS_OF_MAILS, oneMailbox],
];
