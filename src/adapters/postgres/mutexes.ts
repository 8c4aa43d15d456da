// Mutexes: pessimistic locking by one row for each name.
import { type Kysely, sql } from "kysely";
import { codeOf } from "#adapters/postgres/fault-of.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { Fault, isFault } from "#ports/fault.ts";

const TOOK_TOO_LONG = "57014";

/** Others are at work for so long that the statement was ended. */
const isStillTaken = (error: unknown): boolean =>
  isFault(error, "shop-unreachable") && codeOf(error.cause) === TOOK_TOO_LONG;

/**
 * Takes mutexes until the transaction ends. They are written, not only locked, so that a transaction whose engine reads
 * from a snapshot conflicts instead of going on with old values; and always in the same order, which makes deadlocks
 * impossible. Throws Fault("shop-busy").
 */
export const takeMutexes = async (trx: Kysely<Tables>, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  try {
    await trx
      .insertInto("mutex")
      .values([...names].sort().map((name) => ({ name, taken: 1 })))
      .onConflict((is) => is.column("name").doUpdateSet({ taken: sql<number>`mutex.taken + 1` }))
      .execute();
  } catch (error) {
    throw isStillTaken(error) ? new Fault("shop-busy", "shop-busy", { cause: error }) : error;
  }
};
