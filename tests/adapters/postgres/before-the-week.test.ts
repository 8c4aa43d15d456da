import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#adapters/postgres/database.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { MIGRATIONS } from "#adapters/postgres/migrations.ts";
import { EMPTY_ENGINES } from "#tests/support/postgres-databases.ts";
import { postgresTestStore } from "#tests/support/postgres-test-store.ts";
import { MOMENTS, toldDays } from "#tests/support/told-days.ts";

// Written by the last version without a calendar: its rows, and what it told of its orders.
const file = (name: string) => readFile(`tests/support/before-the-week/${name}`, "utf8");

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** A database as that version left it. */
const aDatabaseOf = async ({ db }: Database, { migration = [], ...tables }: Rows) => {
  await sql.raw("create table migration (name text primary key)").execute(db);
  await sql
    .raw(
      "create table lease (name text primary key, holder text not null, until timestamptz not null)",
    )
    .execute(db);
  const done = migration.map(({ name }) => name);
  for (const [name, statements] of MIGRATIONS.filter(([one]) => done.includes(one))) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await sql`insert into migration (name) values (${name})`.execute(db);
  }
  for (const [table, rows] of Object.entries(tables)) {
    const name = sql.table(table);
    await sql`delete from ${name}`.execute(db);
    for (const row of rows)
      await sql`insert into ${name} overriding system value
        select * from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`.execute(
        db,
      );
  }
};

describe.each(EMPTY_ENGINES)("a shop of before in %s", (_engine, empty) => {
  test.each(["fresh", "own-days"])(
    "that is '%s' has the same days in its pages, mails and lists, byte for byte",
    async (name) => {
      const database = await empty();
      await aDatabaseOf(database, JSON.parse(await file(`database-${name}.json`)));
      await migrate(database.db);
      const stores = postgresTestStore(async () => database).openTab();
      const told: string[] = [];
      for (const now of MOMENTS) told.push(await toldDays(stores, now));
      expect(`${told.join("\n")}\n`).toBe(await file(`told-${name}.txt`));
    },
  );
});
