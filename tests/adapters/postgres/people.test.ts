import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#adapters/postgres/database.ts";
import { markedHash } from "#adapters/postgres/owner-password.ts";
import { postgresPasswordCheck } from "#adapters/postgres/password-check.ts";
import { postgresPeople, resetPassword } from "#adapters/postgres/people.ts";
import { sessionTokens } from "#adapters/postgres/session-tokens.ts";
import { shopSecret } from "#adapters/postgres/shop-secret.ts";
import { topicVersions } from "#adapters/postgres/topics.ts";
import { OWNER } from "#core/session/person.ts";
import { withRealCost } from "#tests/support/cheap-hashes.ts";
import { CHEAP_HASH } from "#tests/support/credentials.ts";
import { ENGINES, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

const SETTINGS = markedHash(CHEAP_HASH);
const NEW = "hens and eggs";

/** One process of a shop, with what a caller may ask of it. */
const aProcess = ({ db }: Pick<Database, "db">) => {
  const passwords = postgresPasswordCheck(db, SETTINGS);
  const tokens = sessionTokens(db, { passwordMark: SETTINGS.mark });
  return {
    tokens,
    peopleOf: (token: string) => postgresPeople(db, { passwordMark: SETTINGS.mark, token }),
    check: passwords.check,
    logIn: async (password: string, device = "") => {
      const credential = await passwords.check(password);
      if (!credential) throw new Error("wrong password");
      return tokens.open(credential, device);
    },
    change: async (token: string, from: string, to: string) => {
      const credential = await passwords.check(from);
      if (!credential) throw new Error("wrong password");
      return postgresPeople(db, { passwordMark: SETTINGS.mark, token }).savePassword(
        to,
        credential,
      );
    },
  };
};

describe.each(ENGINES)("the owner's password in %s", (_name, fresh) => {
  test("is that of the settings until one is set, which outweighs it", async () => {
    const { logIn, change, check } = aProcess(await fresh());
    const here = await logIn("farmgate");
    expect(await check(NEW)).toBeNull();
    expect(await change(here, "farmgate", NEW)).toBe(true);
    expect(await check("farmgate")).toBeNull();
    expect(await check(NEW)).toMatchObject({ person: OWNER });
  });

  test("ends all sessions but the one that it is changed from", async () => {
    const { logIn, change, tokens } = aProcess(await fresh());
    const [here, there] = [await logIn("farmgate"), await logIn("farmgate")];
    await change(here, "farmgate", NEW);
    expect(await tokens.personOf(here)).toEqual(OWNER);
    expect(await tokens.personOf(there)).toBeNull();
  });

  test("opens no session to a login that was checked before it was changed", async () => {
    const { logIn, change, check, tokens } = aProcess(await fresh());
    const late = await check("farmgate");
    await change(await logIn("farmgate"), "farmgate", NEW);
    const token = late && (await tokens.open(late, ""));
    expect(await tokens.personOf(token ?? "")).toBeNull();
  });

  test("is not changed by who knew the one before, where another was set meanwhile", async () => {
    const { logIn, change, check, peopleOf } = aProcess(await fresh());
    const here = await logIn("farmgate");
    await change(here, "farmgate", NEW);
    const before = await check(NEW);
    await change(here, NEW, "the third one");
    expect(before && (await peopleOf(here).savePassword("the fourth", before))).toBe(false);
    expect(await check("the third one")).not.toBeNull();
  });

  test("that is set anew ends every session", async () => {
    const database = await fresh();
    const { logIn, check, tokens } = aProcess(database);
    const here = await logIn("farmgate");
    await resetPassword(database.db, NEW);
    expect(await tokens.personOf(here)).toBeNull();
    expect(await check(NEW)).toMatchObject({ person: OWNER });
    expect(await tokens.personOf(await logIn(NEW))).toEqual(OWNER);
    await resetPassword(database.db, "the third one");
    expect(await check(NEW)).toBeNull();
  });

  describe("at its real cost", () => {
    withRealCost();

    test("is kept as a hash", async () => {
      const database = await fresh();
      const { logIn, change } = aProcess(database);
      await change(await logIn("farmgate"), "farmgate", NEW);
      const rows = await database.db.selectFrom("owner_password").selectAll().execute();
      expect(rows).toEqual([
        expect.objectContaining({ hash: expect.stringMatching(/^scrypt:32768:8:3:/) }),
      ]);
      expect(JSON.stringify(rows)).not.toContain(NEW);
    });
  });
});

describe.each(ENGINES)("the people logged in, in %s", (_name, fresh) => {
  test("are listed with the caller first, then the one used last", async () => {
    const database = await fresh();
    const { logIn, peopleOf } = aProcess(database);
    await logIn("farmgate", "Chrome on Android");
    await sql`update session set seen = now() - interval '2 days'`.execute(database.db);
    const here = await logIn("farmgate", "Firefox on Linux");
    await logIn("farmgate", "Safari on a Mac");
    await sql`update session set seen = now() - interval '1 day' where device = 'Firefox on Linux'`.execute(
      database.db,
    );
    const { sessions } = await peopleOf(here).sheet();
    expect(sessions.map(({ device, isOwn }) => [device, isOwn])).toEqual([
      ["Firefox on Linux", true],
      ["Safari on a Mac", false],
      ["Chrome on Android", false],
    ]);
    expect(Date.parse(sessions[2]?.lastUsed ?? "")).toBeLessThan(Date.now() - 86_400_000);
    expect(JSON.stringify(sessions)).not.toContain(here);
  });

  test("are not those whose session is over", async () => {
    const database = await fresh();
    const { logIn, peopleOf } = aProcess(database);
    await logIn("farmgate");
    await sql`update session set seen = now() - interval '31 days'`.execute(database.db);
    expect((await peopleOf("").sheet()).sessions).toEqual([]);
  });

  test("are logged out one by one, or all others at once, and every page learns it", async () => {
    const database = await fresh();
    const { logIn, peopleOf, tokens } = aProcess(database);
    const [here, there, elsewhere] = [
      await logIn("farmgate", "Firefox on Linux"),
      await logIn("farmgate", "Chrome on Android"),
      await logIn("farmgate"),
    ];
    const people = peopleOf(here);
    const { sessions } = await people.sheet();
    const { session } = await topicVersions(database.db);
    await people.endSession(
      sessions.find(({ device }) => device === "Chrome on Android")?.id ?? "",
    );
    await people.endSession("nobody's");
    expect(await tokens.personOf(there)).toBeNull();
    expect(await tokens.personOf(elsewhere)).toEqual(OWNER);
    await people.endOtherSessions();
    expect(await tokens.personOf(elsewhere)).toBeNull();
    expect(await tokens.personOf(here)).toEqual(OWNER);
    await people.endOtherSessions();
    expect((await topicVersions(database.db)).session).toBe(session + 2);
  });
});

test("three processes over one PostgreSQL share a password, and end each other's sessions", async () => {
  const url = await sharedPostgres();
  const [first, second, third] = [1, 2, 3].map(() => aProcess(openInATest(url)));
  if (!first || !second || !third) throw new Error("three are meant");
  const [here, there] = [await first.logIn("farmgate"), await second.logIn("farmgate")];
  expect(await third.tokens.personOf(here)).toEqual(OWNER);
  await first.change(here, "farmgate", NEW);
  for (const { check, tokens } of [first, second, third]) {
    expect(await check("farmgate")).toBeNull();
    expect(await check(NEW)).not.toBeNull();
    expect(await tokens.personOf(here)).toEqual(OWNER);
    expect(await tokens.personOf(there)).toBeNull();
  }
});

test("three processes that open at once have the same secret, that of before", async () => {
  const url = await sharedPostgres();
  const databases = [1, 2, 3].map(() => openInATest(url));
  const secrets = await Promise.all(databases.map(({ db }) => shopSecret(db, null)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  const other = openInATest(await sharedPostgres());
  expect(await shopSecret(other.db, "before")).toBe("before");
  expect(await shopSecret(other.db, null)).toBe("before");
});
