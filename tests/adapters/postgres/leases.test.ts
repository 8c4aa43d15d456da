import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { takeLease, underLease } from "#adapters/postgres/lease.ts";
import {
  ENGINES,
  freshPGlite,
  openInATest,
  sharedPostgres,
} from "#tests/support/postgres-databases.ts";

const MINE = { name: "sweep", holder: "mine", seconds: 60 };
const YOURS = { ...MINE, holder: "yours" };

describe.each(ENGINES)("a lease in %s", (_name, fresh) => {
  test("is renewed by its holder, and refused to others", async () => {
    const { db } = await fresh();
    expect(await takeLease(db, MINE)).toBe(true);
    expect(await takeLease(db, MINE)).toBe(true);
    expect(await takeLease(db, YOURS)).toBe(false);
    expect(await takeLease(db, { ...YOURS, name: "other" })).toBe(true);
  });

  test("is free once it has lapsed, by the database's clock", async () => {
    const { db } = await fresh();
    await takeLease(db, MINE);
    await sql`update lease set until = now() - interval '1 millisecond'`.execute(db);
    expect(await takeLease(db, YOURS)).toBe(true);
    expect(await takeLease(db, MINE)).toBe(false);
  });

  test("is free where a clock that was ahead took it", async () => {
    const { db } = await fresh();
    await takeLease(db, MINE);
    await sql`update lease set until = now() + interval '2 minutes 30 seconds'`.execute(db);
    expect(await takeLease(db, YOURS)).toBe(true);
  });

  test("is held while the work is done, and given back after it", async () => {
    const { db } = await fresh();
    const meanwhile: boolean[] = [];
    const done = await underLease(db, MINE, async () => {
      meanwhile.push(await underLease(db, YOURS, async () => meanwhile.push(true)));
    });
    expect([done, meanwhile]).toEqual([true, [false]]);
    expect(await takeLease(db, YOURS)).toBe(true);
  });

  test("is given back when the work fails, and the error passed on", async () => {
    const { db } = await fresh();
    const failed = underLease(db, MINE, () => Promise.reject(new Error("no mail server")));
    await expect(failed).rejects.toThrow("no mail server");
    expect(await takeLease(db, YOURS)).toBe(true);
  });

  test("keeps its row when it is given back", async () => {
    const { db } = await fresh();
    await underLease(db, MINE, async () => null);
    const rows = await db.selectFrom("lease").select("name").execute();
    expect(rows.map(({ name }) => name)).toContain(MINE.name);
  });
});

// In a PostgreSQL that others use, theirs decide when old versions of a row may go.
test("a lease takes no more disk however often it is taken and given back", async () => {
  const { db } = await freshPGlite();
  const bytes = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_relation_size('lease'::regclass)::int as bytes`.execute(db);
    return rows[0]?.bytes;
  };
  for (let round = 0; round < 400; round += 1) await underLease(db, MINE, async () => null);
  expect(await bytes()).toBeLessThanOrEqual(8_192);
});

test("a lease goes to one of twenty processes that ask at once", async () => {
  const url = await sharedPostgres();
  const dbs = Array.from({ length: 4 }, () => openInATest(url).db);
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      takeLease(dbs[place % 4] ?? openInATest(url).db, { ...MINE, holder: String(place) }),
    ),
  );
  expect(asked.filter(Boolean)).toHaveLength(1);
});
