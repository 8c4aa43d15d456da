import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { inject } from "vitest";
import { openPGlite } from "#adapters/pglite/open-pglite.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { OPENING } from "#adapters/postgres/migrations/0004-opening.ts";
import { MIGRATIONS } from "#adapters/postgres/migrations.ts";
import { openPostgres } from "#adapters/postgres/open-postgres.ts";
import { memoized } from "#tests/support/memoized.ts";
import { ofThisRun } from "../../tools/lib/extent.ts";

const askFor = async (what: "postgres" | "pglite"): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${inject("databases")}/${what}`, {
    headers: { connection: "close" },
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
};

const openInTest: (() => Promise<void>)[] = [];

/** For after each test. */
export const closeWhatATestOpened = async (): Promise<void> => {
  for (const close of openInTest.splice(0)) await close();
};

/** One embedded PostgreSQL for all files of a worker. */
const embedded = memoized(async () => {
  const file = await askFor("pglite");
  // As in the server: with a second, faster translation five thousand queries take twice the time.
  setFlagsFromString("--liftoff-only");
  return PGlite.create({ loadDataDir: new Blob([await readFile(file)]) });
});

/** One database of the server for all files of a worker. */
const postgres = memoized(async () => {
  const server = await askFor("postgres");
  const admin = openPostgres(server);
  const name = `worker_${randomUUID().replaceAll("-", "")}`;
  await sql.raw(`create database ${name}`).execute(admin.db);
  await admin.close();
  const url = new URL(server);
  url.pathname = name;
  return url;
});

let schemas = 0;

const schemaIn = async ({ db }: Pick<Database, "db">): Promise<string> => {
  schemas += 1;
  const name = `place_${schemas}`;
  await sql.raw(`create schema ${name}`).execute(db);
  return name;
};

/** An empty PGlite. The one before it is not to be used any more. */
export const emptyPGlite = async (): Promise<Database> => {
  const { db } = openPGlite(await embedded());
  await sql.raw(`set search_path to ${await schemaIn({ db })}`).execute(db);
  return { db, close: async () => undefined };
};

/** The address of an empty PostgreSQL, for as many processes as open it. */
export const emptyPostgres = async (): Promise<string> => {
  const url = new URL(await postgres());
  const admin = openPostgres(url.href);
  url.searchParams.set("options", `-c search_path=${await schemaIn(admin)}`);
  await admin.close();
  return url.href;
};

/** A PostgreSQL as one process of the shop opens it: closed when the test ends, unless it is before. */
export const openInATest = (url: string): Database => {
  const database = openPostgres(url);
  const close = memoized(database.close);
  openInTest.push(close);
  return { ...database, close };
};

/** The address of a PostgreSQL as a shop opens with, for as many processes as open it. */
export const sharedPostgres = async (): Promise<string> => {
  const url = await emptyPostgres();
  await migrate(openInATest(url).db);
  return url;
};

/** Their rows go with those that they are of. */
const KEPT = ["order_word", "customer_word"];

const TABLES = MIGRATIONS.flatMap(([, statements]) => statements)
  .flatMap((statement) => /^create table if not exists (\w+)/.exec(statement)?.[1] ?? [])
  .filter((table) => !KEPT.includes(table))
  .concat("lease");

const EMPTIED = TABLES.map((table) => `${table}_gone as (delete from ${table})`).join(", ");

/** Rows are numbered from 1 again. */
const RENUMBERED = ["orders", "customer", "cost", "egg_count"]
  .map((table) => `setval(pg_get_serial_sequence('${table}', 'place'), 1, false)`)
  .join(", ");

/** What a shop opens with, in place of all that was there: ten times as fast as new tables. */
const reopen = async ({ db }: Database): Promise<void> => {
  await sql.raw(`with ${EMPTIED} select ${RENUMBERED}`).execute(db);
  for (const statement of OPENING) await sql.raw(statement).execute(db);
};

const migrated = (open: () => Promise<Database>) =>
  memoized(async () => {
    const database = await open();
    await migrate(database.db);
    return database;
  });

const migratedPGlite = migrated(async () => {
  const { db } = openPGlite(await embedded());
  await sql.raw("create schema fresh").execute(db);
  await sql.raw("set search_path to fresh").execute(db);
  return { db, close: async () => undefined };
});

const migratedPostgres = migrated(async () => openPostgres(await emptyPostgres()));

type QueryOf = (own: PGlite["query"]) => PGlite["query"];

/** A PGlite as a shop opens with: the one before it is not to be used any more. `query` may stand in for its own. */
export const freshPGlite = async (query: QueryOf = (own) => own): Promise<Database> => {
  await migratedPGlite();
  const pglite = await embedded();
  const { parsers } = pglite;
  const own: PGlite["query"] = (...asked) => pglite.query(...asked);
  const database = openPGlite({ parsers, query: query(own), close: async () => undefined });
  await sql.raw("set search_path to fresh").execute(database.db);
  await reopen(database);
  return database;
};

/** A PostgreSQL as a shop opens with: the one before it is not to be used any more. */
export const freshPostgres = async (): Promise<Database> => {
  const { db } = await migratedPostgres();
  await reopen({ db, close: async () => undefined });
  return { db, close: async () => undefined };
};

type Engine = readonly [name: string, open: () => Promise<Database>];

/** As a shop opens with. */
export const ENGINES: readonly Engine[] = ofThisRun<Engine>([
  ["PGlite", () => freshPGlite()],
  ["PostgreSQL", freshPostgres],
]);

export const EMPTY_ENGINES: readonly Engine[] = ofThisRun<Engine>([
  ["PGlite", emptyPGlite],
  ["PostgreSQL", async () => openInATest(await emptyPostgres())],
]);
