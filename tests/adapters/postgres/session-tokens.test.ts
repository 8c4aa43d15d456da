import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { sessionTokens } from "#adapters/postgres/session-tokens.ts";
import { topicVersions } from "#adapters/postgres/topics.ts";
import { OWNER } from "#core/session/person.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

describe.each(ENGINES)("the owner's sessions in %s", (_name, fresh) => {
  const sessionsOf = async (passwordMark = "farmgate") => {
    const { db } = await fresh();
    return { db, tokens: sessionTokens(db, { passwordMark }) };
  };

  test("are open from the making of their token until it is closed, each by itself", async () => {
    const { tokens } = await sessionsOf();
    const [here, there] = [await tokens.open(OWNERS, ""), await tokens.open(OWNERS, "")];
    expect(here).toMatch(/^[\w-]{43}$/);
    expect(here).not.toBe(there);
    await tokens.close(here);
    expect(await tokens.personOf(here)).toBeNull();
    expect(await tokens.personOf(there)).toEqual(OWNER);
    for (const token of ["", "unknown"]) expect(await tokens.personOf(token)).toBeNull();
  });

  test("are stored as hashes alone", async () => {
    const { db, tokens } = await sessionsOf();
    const token = await tokens.open(OWNERS, "");
    const kept = JSON.stringify(await db.selectFrom("session").selectAll().execute());
    expect(kept).not.toContain(token);
    const [hash] = await db.selectFrom("session").select("token_hash").execute();
    expect(await tokens.personOf(hash?.token_hash ?? "")).toBeNull();
  });

  test("of another password are closed", async () => {
    const { db, tokens } = await sessionsOf();
    const token = await tokens.open(OWNERS, "");
    expect(await sessionTokens(db, { passwordMark: "second" }).personOf(token)).toBeNull();
    expect(await tokens.personOf(token)).toEqual(OWNER);
  });

  test.each([
    ["29 days after the last use", "29 days", "89 days", true],
    ["31 days after the last use", "31 days", "31 days", false],
    ["91 days after it was opened, though used today", "0 days", "91 days", false],
  ])("%s are open: %s", async (_when, seen, created, isOpen) => {
    const { db, tokens } = await sessionsOf();
    const token = await tokens.open(OWNERS, "");
    await sql`update session set seen = now() - ${seen}::interval,
      created = now() - ${created}::interval`.execute(db);
    expect((await tokens.personOf(token)) !== null).toBe(isOpen);
  });

  test("store their use once an hour", async () => {
    const { db, tokens } = await sessionsOf();
    const token = await tokens.open(OWNERS, "");
    const minutesUnseen = async () => {
      await tokens.personOf(token);
      const { rows } = await sql<{ minutes: number }>`
        select round(extract(epoch from (now() - seen)) / 60) as minutes from session`.execute(db);
      return rows[0]?.minutes;
    };
    await sql`update session set seen = now() - interval '59 minutes'`.execute(db);
    expect(await minutesUnseen()).toBe(59);
    await sql`update session set seen = now() - interval '61 minutes'`.execute(db);
    expect(await minutesUnseen()).toBe(0);
  });

  test("emit a change when one opens or closes, and not when nothing changes", async () => {
    const { db, tokens } = await sessionsOf();
    const { session, ...others } = await topicVersions(db);
    const token = await tokens.open(OWNERS, "");
    await tokens.personOf(token);
    await tokens.close(token);
    await tokens.close(token);
    expect(await topicVersions(db)).toEqual({ ...others, session: session + 2 });
  });
});
