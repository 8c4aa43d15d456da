// Retry with backoff, for transactions that conflict although mutexes keep them apart.
import { setTimeout as pause } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { codeOf } from "#adapters/postgres/fault-of.ts";
import { inQueue, takeMutexes } from "#adapters/postgres/mutexes.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { Fault } from "#ports/fault.ts";

const ATTEMPTS = 30;
const LONGEST_PAUSE_MS = 100;

const CONFLICTS: readonly string[] = ["40001", "40P01"];

/** Of two transactions that add the same key, one may fail, and then reads the other's row. */
const DOUBLE_KEY = "23505";
const ATTEMPTS_AT_A_KEY = 3;

/** A writer that doesn't know the mutexes, such as an older version, has changed what was read. */
export class Conflict extends Error {
  readonly code = "40001";
}

const mayPass = (error: unknown, attempt: number): boolean =>
  CONFLICTS.includes(codeOf(error)) ||
  (codeOf(error) === DOUBLE_KEY && attempt < ATTEMPTS_AT_A_KEY);

const backOff = (attempt: number): Promise<void> =>
  pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 4 * 2 ** attempt));

const counts = new WeakMap<Kysely<Tables>, { units: number; retries: number }>();

export const transactionsIn = (
  db: Kysely<Tables>,
): { readonly units: number; readonly retries: number } =>
  counts.get(db) ?? { units: 0, retries: 0 };

const count = (db: Kysely<Tables>, what: "units" | "retries"): void => {
  const before = transactionsIn(db);
  counts.set(db, { ...before, [what]: before[what] + 1 });
};

/** Alone with its mutexes, over committed data. Throws Fault("shop-busy") when conflicts don't end. */
export const inTransaction = async <Value>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Value>,
  mutexes: readonly string[] = [],
): Promise<Value> => {
  count(db, "units");
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inQueue(db, mutexes, () =>
        db
          .transaction()
          .setIsolationLevel("read committed")
          .execute(async (trx) => {
            await takeMutexes(trx, mutexes);
            return work(trx);
          }),
      );
    } catch (error) {
      if (!mayPass(error, attempt)) throw error;
      if (attempt === ATTEMPTS) throw new Fault("shop-busy", "shop-busy", { cause: error });
    }
    await backOff(attempt);
    count(db, "retries");
  }
};

export const inSnapshot = <Value>(
  db: Kysely<Tables>,
  read: (db: Kysely<Tables>) => Promise<Value>,
): Promise<Value> =>
  db.isTransaction
    ? read(db)
    : db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(read);
