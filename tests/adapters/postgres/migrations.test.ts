import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { migrate, pendingMigrations } from "#adapters/postgres/migrate.ts";
import { MIGRATIONS } from "#adapters/postgres/migrations.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import {
  emptyPGlite,
  emptyPostgres,
  openInATest,
  sharedPostgres,
} from "#tests/support/postgres-databases.ts";

const EMPTY = [
  ["PGlite", emptyPGlite],
  ["PostgreSQL", async () => openInATest(await emptyPostgres())],
] as const;

const NAMES = MIGRATIONS.map(([name]) => name);

/** What one of PostgreSQL, PGlite, CockroachDB and YugabyteDB doesn't take. */
const NOT_EVERYWHERE =
  /\b(?:(?:big|small)?serial|sequence|generated|identity|enum|trigger|plpgsql|function|procedure|do \$|extension|advisory|listen|notify|temp|temporary|unlogged|deferrable|collate|using|_ops|exclude|inherits|domain|vacuum|concurrently|lateral|lock)\b|_ops\b/i;

/** What runs twice without an error and without another end. */
const TWICE =
  /^(?:(?:create (?:table|index|unique index) if not|drop table if) exists |alter table \w+ (?:add column if not|drop constraint if) exists |insert into .* on conflict (?:do nothing|\(term, block\) do update set bits = order_term\.bits \| excluded\.bits)$)/s;

const withoutTexts = (statement: string): string => statement.replace(/'(?:[^']|'')*'/g, "''");

describe("the migrations", () => {
  test("are numbered, each with a number of its own", () => {
    const numbers = NAMES.map((name) => name.slice(0, 5));
    expect(numbers).toEqual(numbers.map((_, at) => `${String(at + 1).padStart(4, "0")}-`));
  });

  test.each(MIGRATIONS.flatMap(([name, statements]) => statements.map((one) => [name, one])))(
    "%s says only what every engine takes, and may be said twice: %s",
    (_name, statement = "") => {
      expect(withoutTexts(statement)).not.toMatch(NOT_EVERYWHERE);
      expect(statement).toMatch(TWICE);
    },
  );

  test.each(["id bigserial", 'name text collate "C"', "using btree (a text_pattern_ops)"])(
    "would not be allowed to say %s",
    (words) => expect(words).toMatch(NOT_EVERYWHERE),
  );
});

describe.each(EMPTY)("an empty %s", (_name, empty) => {
  test("has all migrations before it, and none after it has been through them", async () => {
    const { db } = await empty();
    expect(await pendingMigrations(db)).toEqual(NAMES);
    await migrate(db);
    expect(await pendingMigrations(db)).toEqual([]);
  });

  test("is what a shop opens with, once: what was removed since doesn't come back", async () => {
    const { db } = await empty();
    await migrate(db);
    const { records } = postgresShop({ db });
    for (const { id } of SAMPLE_POSTS) await records.posts.remove(id);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 7 });
    await migrate(db);
    expect(await records.posts.summaries()).toEqual([]);
    expect((await records.inventory.load()).large).toBe(7);
  });

  test("goes on where a migration broke off, and takes each statement twice", async () => {
    const { db } = await empty();
    await migrate(db);
    await db
      .deleteFrom("migration")
      .where("name", "<>", NAMES[0] ?? "")
      .execute();
    expect(await pendingMigrations(db)).toEqual(NAMES.slice(1));
    await migrate(db);
    expect(await pendingMigrations(db)).toEqual([]);
    expect(await postgresShop({ db }).records.posts.summaries()).toHaveLength(SAMPLE_POSTS.length);
  });

  test("that can't be read is not taken for an empty one", async () => {
    const { db } = await empty();
    await sql.raw("create table migration (other text)").execute(db);
    await expect(pendingMigrations(db)).rejects.toThrow("name");
  });
});

test("several processes that start at once bring one database up to date", async () => {
  for (let round = 0; round < 3; round += 1) {
    const url = await emptyPostgres();
    const processes = Array.from({ length: 4 }, () => openInATest(url));
    await Promise.all(processes.map(({ db }) => migrate(db)));
    for (const { db, close } of processes) {
      expect(await pendingMigrations(db)).toEqual([]);
      await close();
    }
  }
});

test("a process that was killed and is alone with its database doesn't wait for itself", async () => {
  const { db } = await emptyPGlite();
  await migrate(db, "alone");
  await sql`delete from migration where name = ${NAMES.at(-1)}`.execute(db);
  await sql`update lease set holder = 'alone', until = now() + interval '4 seconds'`.execute(db);
  const begun = Date.now();
  await migrate(db, "alone");
  expect(Date.now() - begun).toBeLessThan(3_000);
  expect(await pendingMigrations(db)).toEqual([]);
});

test("a process waits while another holds the lease, and goes on when it has lapsed", async () => {
  const url = await sharedPostgres();
  const { db } = openInATest(url);
  await db
    .deleteFrom("migration")
    .where("name", "=", NAMES.at(-1) ?? "")
    .execute();
  await sql`update lease set holder = 'dead', until = now() + interval '1 second'`.execute(db);
  const begun = Date.now();
  await migrate(db);
  expect(Date.now() - begun).toBeGreaterThan(700);
  expect(await pendingMigrations(db)).toEqual([]);
});
