// Mutexes: pessimistic locking by one row for each name, behind a queue of this process.
import { Mutex, type MutexInterface, withTimeout } from "async-mutex";
import { type Kysely, sql } from "kysely";
import { codeOf } from "#adapters/postgres/fault-of.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { Fault, isFault } from "#ports/fault.ts";

const TOOK_TOO_LONG = "57014";

const isStillTaken = (error: unknown): boolean =>
  isFault(error, "shop-unreachable") && codeOf(error.cause) === TOOK_TOO_LONG;

const QUEUE_MS = 10_000;

const queues = new WeakMap<Kysely<Tables>, Map<string, MutexInterface>>();

const queueOf = (db: Kysely<Tables>, name: string): MutexInterface => {
  const own = queues.get(db) ?? new Map<string, MutexInterface>();
  const queue = own.get(name) ?? withTimeout(new Mutex(), QUEUE_MS, new Fault("shop-busy"));
  queues.set(db, own.set(name, queue));
  return queue;
};

/** Waits without a connection, so that others can read. Throws Fault("shop-busy"). */
export const inQueue = <Value>(
  db: Kysely<Tables>,
  names: readonly string[],
  work: () => Promise<Value>,
): Promise<Value> =>
  [...names]
    .sort()
    .reduceRight<() => Promise<Value>>(
      (inner, name) => () => queueOf(db, name).runExclusive(inner),
      work,
    )();

/** One order against deadlocks; a write, so that a reader of a snapshot conflicts. Throws Fault("shop-busy"). */
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
