import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { WRONG_PASSWORDS } from "#adapters/hono/limits.ts";
import { loginAttempts } from "#adapters/postgres/login-attempts.ts";
import { requestRate } from "#adapters/postgres/request-rate.ts";
import { ENGINES, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

const HERE = "192.0.2.1";

describe.each(ENGINES)("wrong passwords in %s", (_name, fresh) => {
  test("make an address wait from the fifth on, longer each time, and no other address", async () => {
    const attempts = loginAttempts((await fresh()).db, WRONG_PASSWORDS);
    const waits: number[] = [];
    for (let wrong = 0; wrong < 11; wrong += 1) {
      await attempts.failed(HERE);
      waits.push(Math.round((await attempts.waitOf(HERE)) / 60));
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
    expect(await attempts.waitOf("192.0.2.2")).toBe(0);
  });

  test("expire with the wait, by the database's clock, and are reset by the right one", async () => {
    const { db } = await fresh();
    const attempts = loginAttempts(db, WRONG_PASSWORDS);
    for (let wrong = 0; wrong < 5; wrong += 1) await attempts.failed(HERE);
    await sql`update attempt set until = now() + interval '59.5 seconds'`.execute(db);
    expect(await attempts.waitOf(HERE)).toBe(60);
    await sql`update attempt set until = now() - interval '1 second'`.execute(db);
    expect(await attempts.waitOf(HERE)).toBe(0);
    await attempts.failed(HERE);
    expect(await attempts.waitOf(HERE)).toBeGreaterThan(60);
    await attempts.succeeded(HERE);
    expect(await attempts.waitOf(HERE)).toBe(0);
    await attempts.failed(HERE);
    expect(await attempts.waitOf(HERE)).toBe(0);
  });

  test("expire at once where a clock that was ahead counted them", async () => {
    const { db } = await fresh();
    const attempts = loginAttempts(db, WRONG_PASSWORDS);
    for (let wrong = 0; wrong < 5; wrong += 1) await attempts.failed(HERE);
    await sql`update attempt set until = now() + interval '1 year'`.execute(db);
    expect(await attempts.waitOf(HERE)).toBe(0);
  });

  test("wait a quarter of an hour at most, however many there were", async () => {
    const { db } = await fresh();
    const attempts = loginAttempts(db, WRONG_PASSWORDS);
    await attempts.failed(HERE);
    await sql`update attempt set wrong = 1000000`.execute(db);
    await attempts.failed(HERE);
    expect(await attempts.waitOf(HERE)).toBe(15 * 60);
  });
});

describe.each(ENGINES)("the rate of requests in %s", (_name, fresh) => {
  const TWO_AN_HOUR = { most: 2, seconds: 3600 };

  test("lets a number pass in any time of that length, each key by itself", async () => {
    const { db } = await fresh();
    const rate = requestRate(db);
    expect(await rate.take("a", TWO_AN_HOUR)).toBe(0);
    expect(await rate.take("a", TWO_AN_HOUR)).toBe(0);
    const wait = await rate.take("a", TWO_AN_HOUR);
    expect(wait).toBeGreaterThan(3590);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(await rate.take("b", TWO_AN_HOUR)).toBe(0);
  });

  test("is a rolling limit, in which old requests make room one by one", async () => {
    const { db } = await fresh();
    const rate = requestRate(db);
    const since = Date.now();
    const ago = (...seconds: number[]) => JSON.stringify(seconds.map((s) => since - s * 1000));
    await rate.take("a", TWO_AN_HOUR);
    await sql`update rate set taken = ${ago(3601, 1800)}::jsonb`.execute(db);
    expect(await rate.take("a", TWO_AN_HOUR)).toBe(0);
    const wait = await rate.take("a", TWO_AN_HOUR);
    expect(wait).toBeGreaterThan(1700);
    expect(wait).toBeLessThanOrEqual(1800);
  });

  test("ignores counts of a clock that was ahead", async () => {
    const { db } = await fresh();
    const rate = requestRate(db);
    await rate.take("a", TWO_AN_HOUR);
    const inAYear = Date.now() + 365 * 24 * 3_600_000;
    await sql`update rate set taken = ${JSON.stringify([inAYear, inAYear])}::jsonb`.execute(db);
    expect(await rate.take("a", TWO_AN_HOUR)).toBe(0);
  });

  test("waits for the request in the way where fewer may pass than did before", async () => {
    const { db } = await fresh();
    const rate = requestRate(db);
    const ago = [1800, 900, 10].map((seconds) => Date.now() - seconds * 1000);
    await rate.take("a", TWO_AN_HOUR);
    await sql`update rate set taken = ${JSON.stringify(ago)}::jsonb`.execute(db);
    const wait = await rate.take("a", TWO_AN_HOUR);
    expect(wait).toBeGreaterThan(2600);
    expect(wait).toBeLessThanOrEqual(2700);
  });
});

test("wrong passwords of twenty tries at once are all counted", async () => {
  const url = await sharedPostgres();
  const all = [openInATest(url).db, openInATest(url).db];
  const fail = (place: number) =>
    loginAttempts(all[place % 2] ?? openInATest(url).db, WRONG_PASSWORDS).failed(HERE);
  await Promise.all(Array.from({ length: 20 }, (_, place) => fail(place)));
  const [db] = all;
  expect(await db?.selectFrom("attempt").select("wrong").execute()).toEqual([{ wrong: 20 }]);
});

test("the rate of requests lets as many of twenty at once pass as may", async () => {
  const url = await sharedPostgres();
  const all = [requestRate(openInATest(url).db), requestRate(openInATest(url).db)];
  const take = (place: number) => all[place % 2]?.take("a", { most: 5, seconds: 60 });
  const waits = await Promise.all(Array.from({ length: 20 }, (_, place) => take(place)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});
