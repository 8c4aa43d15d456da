import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { WRONG_PASSWORDS } from "#adapters/hono/limits.ts";
import { keptAnswers } from "#adapters/postgres/kept-answers.ts";
import { loginAttempts } from "#adapters/postgres/login-attempts.ts";
import { orderLookups } from "#adapters/postgres/order-lookups.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { requestRate } from "#adapters/postgres/request-rate.ts";
import { sessionTokens } from "#adapters/postgres/session-tokens.ts";
import { sweep } from "#adapters/postgres/sweep.ts";
import { topicVersions } from "#adapters/postgres/topics.ts";
import { AGREEMENT_STATES } from "#core/payments/agreement-state.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { aMessage, anAgreement } from "#tests/support/records.ts";
import { throwingLog } from "#tests/support/throwing-log.ts";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const OLD = [
  ["session", "seen = now() - interval '31 days'"],
  ["session", "created = now() - interval '91 days'"],
  ["answer", "at = now() - interval '25 hours'"],
  ["attempt", "until = now() - interval '45 minutes'"],
  ["rate", "until = now() - interval '1 second'"],
  ["lookup", "at = now() - interval '2 years 1 day'"],
] as const;

describe.each(ENGINES)("a sweep of %s", (_name, fresh) => {
  const aServerStore = async () => {
    const { db } = await fresh();
    await sessionTokens(db, { passwordMark: "" }).open(OWNERS, "");
    await keptAnswers(db).claim({
      key: "12345678",
      call: "",
      session: "",
      lookup: "",
      input: "",
      caller: "",
    });
    await loginAttempts(db, WRONG_PASSWORDS).failed("192.0.2.1");
    await requestRate(db).take("a", { most: 1, seconds: 60 });
    await orderLookups(db, ["mine"], async () => "").remember("A");
    return db;
  };

  const rowsOf = async (
    db: Awaited<ReturnType<typeof aServerStore>>,
    table: (typeof OLD)[number][0],
  ) => (await db.selectFrom(table).selectAll().execute()).length;

  test("leaves current rows", async () => {
    const db = await aServerStore();
    await sweep(db, throwingLog);
    for (const [table] of OLD) expect(await rowsOf(db, table), table).toBe(1);
  });

  test.each(OLD)("removes a %s whose %s, and nothing else", async (table, age) => {
    const db = await aServerStore();
    await sql.raw(`update ${table} set ${age}`).execute(db);
    await sweep(db, throwingLog);
    expect(await rowsOf(db, table)).toBe(0);
    for (const [other] of OLD) if (other !== table) expect(await rowsOf(db, other)).toBe(1);
  });

  test("releases eggs of agreements left uncaptured for a quarter of an hour, and emits it once", async () => {
    const { db } = await fresh();
    const { agreements } = postgresShop({ db }).records;
    for (const state of AGREEMENT_STATES)
      await agreements.add(anAgreement({ orderId: state, state, openedAt: minutesAgo(16) }));
    await agreements.add(anAgreement({ orderId: "young", openedAt: minutesAgo(14) }));
    const before = await topicVersions(db);
    await sweep(db, throwingLog);
    await sweep(db, throwingLog);
    expect((await agreements.find("opened"))?.state).toBe("expired");
    expect((await agreements.find("opening"))?.state).toBe("expired");
    const others = AGREEMENT_STATES.filter((one) => one !== "opened" && one !== "opening");
    for (const state of others) expect((await agreements.find(state))?.state).toBe(state);
    expect((await agreements.find("young"))?.state).toBe("opened");
    expect(await topicVersions(db)).toEqual({
      ...before,
      agreements: before.agreements + 1,
      inventory: before.inventory + 1,
      days: before.days + 1,
    });
  });

  test("removes a mail 90 days after it was written, and not before", async () => {
    const { db } = await fresh();
    const { messages } = postgresShop({ db }).records;
    const day = 24 * 60;
    await messages.add(aMessage({ id: "young", writtenAt: minutesAgo(89.5 * day) }));
    await messages.add(aMessage({ id: "old", writtenAt: minutesAgo(90.5 * day) }));
    await sweep(db, throwingLog);
    expect((await messages.page(null)).items.map(({ id }) => id)).toEqual(["young"]);
  });

  test("removes within the hour which browser opened a payment", async () => {
    const { db } = await fresh();
    const { agreements } = postgresShop({ db }).records;
    for (const [orderId, minutes] of [
      ["young", 58],
      ["old", 60],
    ] as const)
      await agreements.add(
        anAgreement({
          orderId,
          state: "taken",
          openedAt: minutesAgo(minutes),
          openedFrom: "192.0.2.1",
        }),
      );
    await sweep(db, throwingLog);
    expect((await agreements.find("young"))?.openedFrom).toBe("192.0.2.1");
    expect((await agreements.find("old"))?.openedFrom).toBeUndefined();
  });

  test("cleans the tables after one that fails, and logs that one", async () => {
    const db = await aServerStore();
    for (const [table, age] of OLD)
      if (age !== OLD[1][1]) await sql.raw(`update ${table} set ${age}`).execute(db);
    await sql`alter table session rename to elsewhere`.execute(db);
    const logged: unknown[] = [];
    await sweep(db, { error: (_cause, event, about) => void logged.push([event, about]) });
    await sql`alter table elsewhere rename to session`.execute(db);
    expect(logged).toEqual([["sweep", { step: "session" }]]);
    for (const [table] of OLD) if (table !== "session") expect(await rowsOf(db, table)).toBe(0);
  });
});
