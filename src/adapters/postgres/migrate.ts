// Migrations under a lease, with retry where several processes start at once.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { codeOf } from "#adapters/postgres/fault-of.ts";
import { fileStoredPictures } from "#adapters/postgres/file-stored-pictures.ts";
import { indexDomains } from "#adapters/postgres/index-domains.ts";
import { indexOrders } from "#adapters/postgres/index-orders.ts";
import { type Lease, takeLease, underLease } from "#adapters/postgres/lease.ts";
import { MIGRATIONS, type Migration } from "#adapters/postgres/migrations.ts";
import { rekeyEmails } from "#adapters/postgres/rekey-emails.ts";
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

export const pendingMigrations = async (db: Kysely<Tables>): Promise<readonly string[]> =>
  (await pendingOf(db)).map(([name]) => name);

const runPending = async (db: Kysely<Tables>, lease: Lease): Promise<void> => {
  for (const [name, statements] of await pendingOf(db)) {
    await takeLease(db, lease);
    for (const statement of statements) await run(db, statement);
    await run(db, `insert into migration (name) values ('${name}') on conflict do nothing`);
  }
};

/** A process that is alone with its database always gives the same `holder`: after a kill it needn't wait for itself. */
export const migrate = async (db: Kysely<Tables>, holder: string = randomUUID()): Promise<void> => {
  if ((await pendingOf(db)).length > 0) for (const statement of FIRST) await run(db, statement);
  const lease = { name: "migrate", holder, seconds: 20 };
  while ((await pendingOf(db)).length > 0)
    if (!(await underLease(db, lease, () => runPending(db, lease)))) await pause(WAIT_MS);
  await indexDomains(db);
  await indexOrders(db);
  await rekeyEmails(db);
  await fileStoredPictures(db);
};
