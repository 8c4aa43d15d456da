import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { inject } from "vitest";
import { openPGlite, pglitePool } from "#adapters/pglite/open-pglite.ts";
import {
  type Database,
  databaseOver,
  type SqlClient,
  type SqlPool,
} from "#adapters/postgres/database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { OPENING } from "#adapters/postgres/migrations/0001-farm/opening.ts";
import { MIGRATIONS } from "#adapters/postgres/migrations.ts";
import { openPostgres, postgresPool } from "#adapters/postgres/open-postgres.ts";
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

const TABLES = MIGRATIONS.flatMap(([, statements]) => statements)
  .flatMap((statement) => /^create table if not exists (\w+)/.exec(statement)?.[1] ?? [])
  .concat("lease");

const EMPTIED = [...new Set(TABLES)]
  .map((table) => `${table}_gone as (delete from ${table})`)
  .join(", ");

/** Rows are numbered from 1 again. */
const RENUMBERED = ["orders", "customer", "cost", "egg_count"]
  .map((table) => `setval(pg_get_serial_sequence('${table}', 'place'), 1, false)`)
  .join(", ");

/** What a shop opens with, in place of all that was there: ten times as fast as new tables. */
const reopen = async ({ db }: Database): Promise<void> => {
  await sql.raw(`with ${EMPTIED} select ${RENUMBERED}`).execute(db);
  for (const statement of OPENING) await sql.raw(statement).execute(db);
};

type Query = SqlClient["query"];
type QueryOf = (own: Query) => Query;

const intercepted = (pool: SqlPool, queryOf: QueryOf): SqlPool => ({
  connect: async () => {
    const client = await pool.connect();
    const own: Query = (statement, parameters) => client.query(statement, parameters);
    return { query: queryOf(own), release: (isBroken) => client.release(isBroken) };
  },
  end: async () => undefined,
});

/** `enter` is run before each use. */
const freshIn = (open: () => Promise<SqlPool>, enter?: string) => {
  const migrated = memoized(async () => {
    const pool = await open();
    const { db } = databaseOver(pool);
    if (enter) await sql.raw(enter).execute(db);
    await migrate(db);
    return pool;
  });
  return async (queryOf: QueryOf = (own) => own): Promise<Database> => {
    const { db } = databaseOver(intercepted(await migrated(), queryOf));
    if (enter) await sql.raw(enter).execute(db);
    const database = { db, close: async () => undefined };
    await reopen(database);
    return database;
  };
};

/** A PGlite as a shop opens with: the one before it is not to be used any more. `queryOf` may stand in for its own. */
export const freshPGlite = freshIn(async () => {
  const pool = pglitePool(await embedded());
  await sql.raw("create schema fresh").execute(databaseOver(pool).db);
  return pool;
}, "set search_path to fresh");

/** A PostgreSQL as a shop opens with: the one before it is not to be used any more. `queryOf` may stand in for its own. */
export const freshPostgres = freshIn(async () => postgresPool(await emptyPostgres()));

type Engine<Open> = readonly [name: string, open: Open];

/** As a shop opens with. */
export const ENGINES = ofThisRun<Engine<typeof freshPostgres>>([
  ["PGlite", freshPGlite],
  ["PostgreSQL", freshPostgres],
]);

export const EMPTY_ENGINES = ofThisRun<Engine<() => Promise<Database>>>([
  ["PGlite", emptyPGlite],
  ["PostgreSQL", async () => openInATest(await emptyPostgres())],
]);
