import { setTimeout as pause } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { oneAtATime } from "#adapters/node/one-at-a-time.ts";
import { codeOf } from "#adapters/postgres/fault-of.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { Fault } from "#ports/fault.ts";

const ATTEMPTS = 30;

/** Serialization failure and deadlock. */
const CONFLICTS: readonly string[] = ["40001", "40P01"];

/** Of two transactions that add the same key, one may fail by the unique constraint; run again, it reads the other's row. */
const DOUBLE_KEY = "23505";
const ATTEMPTS_AT_A_KEY = 3;

const mayPass = (error: unknown, attempt: number): boolean =>
  CONFLICTS.includes(codeOf(error)) ||
  (codeOf(error) === DOUBLE_KEY && attempt < ATTEMPTS_AT_A_KEY);

const LONGEST_PAUSE_MS = 100;

const pauseAfter = (attempt: number): Promise<void> =>
  pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 4 * 2 ** attempt));

const units = new WeakMap<Kysely<Tables>, number>();
const retries = new WeakMap<Kysely<Tables>, number>();

export const unitsIn = (db: Kysely<Tables>): number => units.get(db) ?? 0;

export const retriesIn = (db: Kysely<Tables>): number => retries.get(db) ?? 0;

interface Turns {
  readonly inTurn: ReturnType<typeof oneAtATime>;
  waiting: number;
}

/** Retries of one process queue up: many at once would starve each other. */
const turns = new WeakMap<Kysely<Tables>, Turns>();

const turnsOf = (db: Kysely<Tables>): Turns => {
  const own = turns.get(db) ?? { inTurn: oneAtATime(), waiting: 0 };
  turns.set(db, own);
  return own;
};

/** A database that hangs must not block the queue. */
const MAX_QUEUE_WAIT_MS = 1_000;

const waitForRetryQueue = async ({ inTurn, waiting }: Turns): Promise<void> => {
  if (waiting === 0) return;
  await Promise.race([
    inTurn(async () => undefined),
    pause(MAX_QUEUE_WAIT_MS, undefined, { ref: false }),
  ]);
};

/** A serializable transaction, retried with backoff. Throws Fault("shop-busy"). */
export const inTransaction = async <Value>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> => {
  const once = () =>
    db
      .transaction()
      .setIsolationLevel("serializable")
      .execute(async (trx) => work(trx));

  const again = async (before: unknown): Promise<Value> => {
    let error = before;
    for (let attempt = 1; mayPass(error, attempt); attempt += 1) {
      if (attempt === ATTEMPTS) throw new Fault("shop-busy", "shop-busy", { cause: error });
      await pauseAfter(attempt);
      retries.set(db, retriesIn(db) + 1);
      try {
        return await once();
      } catch (next) {
        error = next;
      }
    }
    throw error;
  };

  units.set(db, unitsIn(db) + 1);
  const own = turnsOf(db);
  await waitForRetryQueue(own);
  try {
    return await once();
  } catch (error) {
    if (!mayPass(error, 1)) throw error;
    own.waiting += 1;
    return await own
      .inTurn(() => again(error))
      .finally(() => {
        own.waiting -= 1;
      });
  }
};

/** Joins the transaction that is under way, if there is one. */
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
