// Migrations under a lease, with retry where several processes start at once.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { codeOf } from "#adapters/postgres/fault-of.ts";
import { type Lease, takeLease, underLease } from "#adapters/postgres/lease.ts";
import { MIGRATIONS, type Migration } from "#adapters/postgres/migrations.ts";
import type { Tables } from "#adapters/postgres/tables.ts";

const FIRST = [
  "create table if not exists lease (name text primary key, holder text not null, until timestamptz not null)",
  "create table if not exists migration (name text primary key)",
];

/** Of two that make the same table at once, one may fail in spite of `if not exists`. */
const RACES: readonly string[] = ["23505", "42P07", "42710", "40001", "40P01"];
const ATTEMPTS = 5;
const WAIT_MS = 100;

const run = async (db: Kysely<Tables>, statement: string, attempt = 1): Promise<void> => {
  try {
    await sql.raw(statement).execute(db);
  } catch (error) {
    if (!RACES.includes(codeOf(error)) || attempt === ATTEMPTS) throw error;
    await pause(Math.random() * WAIT_MS);
    await run(db, statement, attempt + 1);
  }
};

const NO_SUCH_TABLE = "42P01";

const doneIn = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const done = await db
    .selectFrom("migration")
    .select("name")
    .execute()
    .catch((error: unknown) => {
      if (codeOf(error) !== NO_SUCH_TABLE) throw error;
      return [];
    });
  return done.map(({ name }) => name);
};

const FLOOR = MIGRATIONS[0]?.[0] ?? "";

/** No migration leads on from the tables of a version before 0.1.0. */
export const isBeforeTheFloor = async (db: Kysely<Tables>): Promise<boolean> => {
  const done = await doneIn(db);
  return done.length > 0 && !done.includes(FLOOR);
};

export const beforeTheFloorWords = (database: string): string =>
  `${database} was made by a version of the shop before 0.1.0: make a backup with that version (npm run backup -- farm.json), then give this one an empty database and restore that file (npm run restore -- farm.json). Nothing has changed.`;

export const copyBeforeTheFloorWords = (copy: string): string =>
  `${copy} was made by a version of the shop before 0.1.0: restore it with that version, make a backup there (npm run backup -- farm.json), and restore that file with this version. Nothing has changed.`;

const pendingOf = async (
  db: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> => {
  const done = await doneIn(db);
  return migrations.filter(([name]) => !done.includes(name));
};

export const pendingMigrations = async (db: Kysely<Tables>): Promise<readonly string[]> =>
  (await pendingOf(db, MIGRATIONS)).map(([name]) => name);

const runPending = async (
  db: Kysely<Tables>,
  lease: Lease,
  migrations: readonly Migration[],
): Promise<void> => {
  for (const [name, statements, then] of await pendingOf(db, migrations)) {
    await takeLease(db, lease);
    for (const statement of statements) await run(db, statement);
    await then?.(db);
    await run(db, `insert into migration (name) values ('${name}') on conflict do nothing`);
  }
};

/** A process alone with its database gives the same `holder`: after a kill it needn't wait. */
export const migrate = async (
  db: Kysely<Tables>,
  holder: string = randomUUID(),
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> => {
  const pending = () => pendingOf(db, migrations);
  if ((await pending()).length > 0) for (const statement of FIRST) await run(db, statement);
  const lease = { name: "migrate", holder, seconds: 20 };
  while ((await pending()).length > 0)
    if (!(await underLease(db, lease, () => runPending(db, lease, migrations))))
      await pause(WAIT_MS);
};
