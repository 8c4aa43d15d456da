import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { tableOf } from "#adapters/postgres/collection-tables.ts";
import { isBeforeTheFloor, migrate, pendingMigrations } from "#adapters/postgres/migrate.ts";
import { MIGRATIONS, type Migration } from "#adapters/postgres/migrations.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { KIND_NAMES, KINDS, type KindName } from "#core/shop/kinds.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { everySummary } from "#tests/support/pages.ts";
import {
  EMPTY_ENGINES,
  emptyPGlite,
  emptyPostgres,
  openInATest,
  sharedPostgres,
} from "#tests/support/postgres-databases.ts";
import { aCustomer, aMessage, aWaiting } from "#tests/support/records.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const NAMES = MIGRATIONS.map(([name]) => name);

/** What one of PostgreSQL, PGlite, CockroachDB and YugabyteDB doesn't take. */
const NOT_EVERYWHERE =
  /\b(?:(?:big|small)?serial|create sequence|generated always|enum|trigger|plpgsql|function|procedure|do \$|extension|advisory|listen|notify|temp|temporary|unlogged|deferrable|collate|using(?! gin \()|_ops|exclude|inherits|domain|vacuum|concurrently|lateral|lock)\b|_ops\b/i;

/** What runs twice without an error and without another end. */
const TWICE =
  /^(?:(?:create (?:table|index|unique index) if not|drop table if) exists |update .* is null$|alter table \w+ (?:add column if not|drop constraint if) exists |insert into .* on conflict do nothing$)/s;

const withoutTexts = (statement: string): string => statement.replace(/'(?:[^']|'')*'/g, "''");

/** The indexes of kinds that shops have since they ran the first migration. */
const INDEXED_AT_FIRST: Partial<Record<KindName, readonly string[]>> = {
  orders: [
    "placed",
    "touched",
    "status",
    "capture",
    "email",
    "delivery",
    "collection",
    "undated",
    "unchosen_delivery",
    "unchosen_collection",
    "leaving",
    "untold",
    "owed",
    "words",
    "promised",
    "promised_pullet",
    "promised_small",
    "promised_medium",
    "promised_large",
    "promised_extra_large",
    "promised_double_yolkers",
  ],
  customers: ["email", "words"],
  agreements: ["opened", "state", "addressed"],
  refunds: [],
  partRefunds: [],
  messages: ["written", "due", "box", "mark", "recipient", "sender"],
  waitlist: ["category", "email"],
  lots: ["open", "finished", "flock", "laid", "booked", "eggs"],
  weekSums: ["week"],
  moves: ["moved", "lot", "ordered", "undoes", "kind", "eggs", "out"],
  costs: ["flock", "day", "amount"],
  eggCounts: ["flock", "day", "small", "medium", "large", "extraLarge", "doubleYolkers"],
  flockNames: [],
  hens: ["flock"],
  medicines: ["flock"],
  countNotes: ["flock", "counted", "time"],
  posts: ["written"],
};

const LATER = MIGRATIONS.slice(1).flatMap(([, statements]) => statements);

describe("the migrations", () => {
  test.each(KIND_NAMES)("bring shops that ran the first one every index of %s", (name) => {
    const atFirst = INDEXED_AT_FIRST[name];
    if (!atFirst) return expect(LATER).toEqual(expect.arrayContaining([...tableOf(name)]));
    const brought = Object.keys(KINDS[name].indexes).filter((index) =>
      LATER.some((one) =>
        one.startsWith(`alter table ${KINDS[name].name} add column if not exists ${index} `),
      ),
    );
    expect(Object.keys(KINDS[name].indexes).sort()).toEqual([...atFirst, ...brought].sort());
  });

  test("are numbered without a gap", () => {
    const numbers = NAMES.map((name) => name.slice(0, 5));
    expect(numbers).toEqual(numbers.map((_, at) => `${String(at + 1).padStart(4, "0")}-`));
  });

  test.each(
    MIGRATIONS.flatMap(([name, statements]) => statements.map((one) => [name, one] as const)),
  )("%s uses SQL that every engine takes, and may be repeated: %s", (_name, statement) => {
    expect(withoutTexts(statement)).not.toMatch(NOT_EVERYWHERE);
    expect(statement).toMatch(TWICE);
  });

  test.each(["id bigserial", 'name text collate "C"', "using btree (a text_pattern_ops)"])(
    "may not use %s",
    (words) => expect(words).toMatch(NOT_EVERYWHERE),
  );
});

describe.each(EMPTY_ENGINES)("an empty %s", (_name, empty) => {
  test("has all migrations pending, and none after migrate", async () => {
    const { db } = await empty();
    expect(await pendingMigrations(db)).toEqual(NAMES);
    await migrate(db);
    expect(await pendingMigrations(db)).toEqual([]);
  });

  test("is filled with what a shop opens with, once, so that what was removed stays away", async () => {
    const { db } = await empty();
    await migrate(db);
    const { records } = postgresShop({ db });
    for (const { id } of SAMPLE_POSTS) await records.posts.remove(id);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 7 });
    await migrate(db);
    expect(await everySummary(records.posts)).toEqual([]);
    expect((await records.inventory.load()).large).toBe(7);
  });

  test("goes on where a migration broke off, and repeats its statements", async () => {
    const { db } = await empty();
    await migrate(db);
    await db.deleteFrom("migration").execute();
    expect(await pendingMigrations(db)).toEqual(NAMES);
    await migrate(db);
    expect(await pendingMigrations(db)).toEqual([]);
    expect(await everySummary(postgresShop({ db }).records.posts)).toHaveLength(
      SAMPLE_POSTS.length,
    );
  });

  test("runs a second migration over its records, once", async () => {
    const { db } = await empty();
    await migrate(db);
    const second: Migration = ["0003-second", ["create table if not exists second (ran bigint)"]];
    await migrate(db, "anyone", [...MIGRATIONS, second]);
    await migrate(db, "anyone", [...MIGRATIONS, [second[0], ["drop table second"]]]);
    expect((await sql.raw("select ran from second").execute(db)).rows).toEqual([]);
    expect(await everySummary(postgresShop({ db }).records.posts)).toHaveLength(
      SAMPLE_POSTS.length,
    );
  });

  test("gives an order of before its movements, once", async () => {
    const { db } = await empty();
    await migrate(db);
    const { records } = postgresShop({ db });
    const before = { captured: 500, parts: [{ id: "R1", amount: 120, at: NOON }], returned: 120 };
    const { money: _money, ...order } = anOrder();
    await records.orders.add(anOrder());
    const record = JSON.stringify({ ...order, ...before });
    await sql`update orders set record = ${record}::jsonb`.execute(db);
    await db.deleteFrom("migration").where("name", "=", "0002-order-money").execute();
    await migrate(db);
    const stored = await records.orders.find("A");
    expect(stored).toEqual(anOrder({ ...before }));
    await db.deleteFrom("migration").where("name", "=", "0002-order-money").execute();
    await migrate(db);
    expect(await records.orders.find("A")).toEqual(stored);
  });

  test("takes spellings at Google for one mailbox, in records and keys of before", async () => {
    const { db } = await empty();
    await migrate(db);
    const { records } = postgresShop({ db });
    const emails = ["mabelhen@gmail.com", "Mabel.Hen@googlemail.com"] as const;
    for (const [id, email] of Object.entries(emails)) {
      await records.customers.add(aCustomer({ id, email }));
      await records.orders.add(anOrder({ id: `PAY-${id}`, customerEmail: email }));
      await records.messages.add(aMessage({ id: `PAY-${id}-order-paid`, to: email }));
      await records.waitlist.add(aWaiting({ id, email }));
    }
    for (const [table, column, field] of [
      ["customer", "email", "email"],
      ["orders", "email", "customerEmail"],
      ["message", "recipient", "to"],
      ["waiting", "email", "email"],
    ] as const)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = lower(record ->> ${field})`.execute(
        db,
      );
    await sql.raw("alter table customer drop column spelling").execute(db);
    await sql.raw("alter table message drop column about").execute(db);
    await sql.raw("drop index customer_email").execute(db);
    await sql
      .raw("create unique index customer_email on customer (email) where email is not null")
      .execute(db);
    for (const [key_hash, email] of [
      ["k", emails[1]],
      ["k", emails[0]],
      ["l", emails[1]],
    ] as const)
      await db
        .insertInto("proven")
        .values({ key_hash, email, email_key: email.toLowerCase() })
        .execute();
    await db.deleteFrom("migration").where("name", "=", "0003-one-mailbox").execute();
    await migrate(db);
    const asked = "mabelhen+eggs@gmail.com";
    expect((await records.customers.withEmail(asked))?.id).toBe("0");
    expect((await records.customers.withEmail(asked, "0"))?.id).toBe("1");
    expect(await records.orders.ofEmail(asked)).toHaveLength(2);
    expect(await records.messages.ofEmail(asked)).toHaveLength(2);
    expect(await records.messages.ofOrder("PAY-1")).toMatchObject([{ to: emails[1] }]);
    expect(await records.waitlist.ofEmail(asked)).toHaveLength(2);
    const proven = await db.selectFrom("proven").select(["key_hash", "email_key"]).execute();
    expect(proven.map(({ key_hash, email_key }) => `${key_hash} ${email_key}`).sort()).toEqual([
      "k mabelhen@gmail.com",
      "l mabelhen@gmail.com",
    ]);
    await expect(records.customers.add(aCustomer({ id: "2", email: emails[0] }))).rejects.toThrow();
  });

  test("differs from one that a version before 0.1.0 has made", async () => {
    const { db } = await empty();
    expect(await isBeforeTheFloor(db)).toBe(false);
    await migrate(db);
    expect(await isBeforeTheFloor(db)).toBe(false);
    await db.deleteFrom("migration").execute();
    await db.insertInto("migration").values({ name: "0041-leaving-orders" }).execute();
    expect(await isBeforeTheFloor(db)).toBe(true);
  });

  test("that can't be read is not taken for an empty one", async () => {
    const { db } = await empty();
    await sql.raw("create table migration (other text)").execute(db);
    await expect(pendingMigrations(db)).rejects.toThrow("name");
  });
});

test("migrate by several processes that start at once brings one database up to date", async () => {
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

test("migrate doesn't wait for a killed process where it is alone with its database", async () => {
  const { db } = await emptyPGlite();
  await migrate(db, "alone");
  await sql`delete from migration where name = ${NAMES.at(-1)}`.execute(db);
  await sql`update lease set holder = 'alone', until = now() + interval '4 seconds'`.execute(db);
  const begun = Date.now();
  await migrate(db, "alone");
  expect(Date.now() - begun).toBeLessThan(seconds(3));
  expect(await pendingMigrations(db)).toEqual([]);
});

test("migrate waits while another process holds the lease, and goes on when it has lapsed", async () => {
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
