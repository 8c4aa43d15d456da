import { Mutex } from "async-mutex";
import { type Kysely, sql } from "kysely";
import { RESERVE_BYTES } from "#adapters/pglite/disk-guard.ts";
import type { Tables } from "#adapters/postgres/tables.ts";

export interface Vacuum {
  all(): Promise<void>;
  afterErasures(): Promise<void>;
}

interface Deps {
  readonly db: Kysely<Tables>;
  freeBytes(): Promise<number>;
}

const namesOf = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  return rows.map(({ name }) => name);
};

const bytesNeeded = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select max(pg_total_relation_size(oid))::float8 as bytes from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db);
  return 2 * (rows[0]?.bytes ?? 0) + 2 * RESERVE_BYTES;
};

/** Statistics hold samples of the values. */
const RECOUNT = ["delete from pg_statistic", "analyze", "vacuum (full) pg_statistic"];

const DROP_LOG = ["select pg_switch_wal()", "checkpoint"];

const rewrite = async ({ db, freeBytes }: Deps): Promise<void> => {
  if ((await freeBytes()) < (await bytesNeeded(db)))
    throw new Error("The disk has no room to write the tables anew.");
  for (const name of await namesOf(db)) await sql`vacuum (full) ${sql.id(name)}`.execute(db);
  for (const statement of [...RECOUNT, ...DROP_LOG]) await sql.raw(statement).execute(db);
};

const rewriteAfterErasures = async (deps: Deps): Promise<void> => {
  const erased = await deps.db
    .selectFrom("erasure")
    .select(["email_hash", "at"])
    .where("in_files", "=", true)
    .execute();
  if (erased.length === 0) return;
  await rewrite(deps);
  for (const { email_hash, at } of erased)
    await deps.db
      .updateTable("erasure")
      .set({ in_files: false })
      .where("email_hash", "=", email_hash)
      .where("at", "=", at)
      .execute();
};

export const vacuumOf = (deps: Deps): Vacuum => {
  const mutex = new Mutex();
  return {
    all: () => mutex.runExclusive(() => rewrite(deps)),
    afterErasures: () => mutex.runExclusive(() => rewriteAfterErasures(deps)),
  };
};
