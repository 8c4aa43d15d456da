import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { codeOf } from "#adapters/postgres/fault-of.ts";
import { indexOrders } from "#adapters/postgres/index-orders.ts";
import { type Lease, takeLease, underLease } from "#adapters/postgres/lease.ts";
import { MIGRATIONS, type Migration } from "#adapters/postgres/migrations.ts";
import type { Tables } from "#adapters/postgres/tables.ts";

/** Tables that migrations themselves need. */
const FIRST = [
  "create table if not exists lease (name text primary key, holder text not null, until timestamptz not null)",
  "create table if not exists migration (name text primary key)",
];

/** Two who make the same table at once: one of them fails although it asked only where there is none. */
const RACES: readonly string[] = ["23505", "42P07", "42710", "40001", "40P01"];

const ATTEMPTS = 5;
const WAIT_MS = 100;

const run = async (db: Kysely<Tables>, statement: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql.raw(statement).execute(db);
      return;
    } catch (error) {
      if (!RACES.includes(codeOf(error)) || attempt === ATTEMPTS) throw error;
    }
    await pause(Math.random() * WAIT_MS);
  }
};

const NO_SUCH_TABLE = "42P01";

const pendingOf = async (db: Kysely<Tables>): Promise<readonly Migration[]> => {
  const done = await db
    .selectFrom("migration")
    .select("name")
    .execute()
    .catch((error: unknown) => {
      if (codeOf(error) !== NO_SUCH_TABLE) throw error;
      return [];
    });
  return MIGRATIONS.filter(([name]) => !done.some((one) => one.name === name));
};

/** The names of the migrations that a database has not been through, in their order. Changes nothing. */
export const pendingMigrations = async (db: Kysely<Tables>): Promise<readonly string[]> =>
  (await pendingOf(db)).map(([name]) => name);

const runPending = async (db: Kysely<Tables>, lease: Lease): Promise<void> => {
  for (const [name, statements] of await pendingOf(db)) {
    await takeLease(db, lease);
    for (const statement of statements) await run(db, statement);
    await db
      .insertInto("migration")
      .values({ name })
      .onConflict((is) => is.doNothing())
      .execute();
  }
};

/**
 * Brings the tables up to date. Of several processes that start at once one does it, and the others wait for it.
 * One that nobody else can be beside gives a `holder` of its own: it needn't wait for itself after it was killed.
 */
export const migrate = async (db: Kysely<Tables>, holder: string = randomUUID()): Promise<void> => {
  if ((await pendingOf(db)).length > 0) {
    for (const statement of FIRST) await run(db, statement);
    const lease = { name: "migrate", holder, seconds: 20 };
    while ((await pendingOf(db)).length > 0)
      if (!(await underLease(db, lease, () => runPending(db, lease)))) await pause(WAIT_MS);
  }
  await indexOrders(db);
};
