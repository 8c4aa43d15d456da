import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  type AnswersInWork,
  dropSurplusAnswers,
  keptAnswers,
} from "#adapters/postgres/kept-answers.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { accept, refuse } from "#core/shared/result.ts";
import type { AnswerId, AnswerRun } from "#ports/kept-answers.ts";
import { anOrder } from "#tests/support/orders.ts";
import { ENGINES, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

const AN_ID: AnswerId = {
  key: "12345678",
  call: "office/addCustomer",
  session: "s",
  lookup: "l",
  input: "i",
  caller: "c",
};
const BODY = '{"value":{"ok":true,"value":"é"}}';

const lapse = "update answer set until = now() - interval '1 second'";
const aDayAgo = "update answer set at = now() - interval '1 day 1 second'";

const MINE = { kind: "mine", holder: expect.any(String) };

/** Claims it, and fails the test where it can't be. */
const begin = async (answers: AnswersInWork): Promise<AnswerRun> => {
  const claim = await answers.claim(AN_ID);
  if (claim.kind !== "mine") throw new Error(claim.kind);
  return { ...AN_ID, holder: claim.holder };
};

describe.each(ENGINES)("kept answers in %s", (_name, fresh) => {
  const aServerStore = async () => {
    const { db } = await fresh();
    return {
      db,
      /** Two processes. */
      here: keptAnswers(db),
      there: keptAnswers(db),
      say: (statement: string) => sql.raw(statement).execute(db),
      storeOf: (run: AnswerRun) => postgresShop({ db }, keptAnswers(db).inWork(run)),
    };
  };

  test("are replayed to the same key", async () => {
    const { here, there } = await aServerStore();
    const run = await begin(here);
    expect(await there.claim(AN_ID)).toEqual({ kind: "busy" });
    await here.settle(run, BODY);
    expect(await there.claim(AN_ID)).toEqual({ kind: "answered", body: BODY });
  });

  test("belong to one key of one call, one session and one look-up key", async () => {
    const { here } = await aServerStore();
    const run = await begin(here);
    for (const change of [
      { key: "87654321" },
      { call: "office/logCost" },
      { session: "" },
      { lookup: "" },
    ])
      expect(await here.claim({ ...AN_ID, ...change })).toEqual(MINE);
    expect(await here.claim({ ...AN_ID, input: "other" })).toEqual({ kind: "reused" });
    await here.settle(run, BODY);
    expect(await here.claim({ ...AN_ID, input: "other" })).toEqual({ kind: "reused" });
  });

  test("may be claimed again where the call failed", async () => {
    const { here, there } = await aServerStore();
    await here.release(await begin(here));
    expect(await there.claim(AN_ID)).toEqual(MINE);
  });

  test("may be claimed again where a run stopped renewing, which then loses its claim", async () => {
    const { here, there, say } = await aServerStore();
    const late = await begin(here);
    await say(lapse);
    expect(await there.claim({ ...AN_ID, input: "other" })).toEqual({ kind: "reused" });
    const run = await begin(there);
    await here.settle(late, "late");
    await here.release(late);
    expect(await here.claim(AN_ID)).toEqual({ kind: "busy" });
    await there.settle(run, BODY);
    await here.settle(late, "later");
    expect(await here.claim(AN_ID)).toEqual({ kind: "answered", body: BODY });
  });

  test("are removed after a day", async () => {
    const { here, say } = await aServerStore();
    await here.settle(await begin(here), BODY);
    await say(aDayAgo);
    expect(await here.claim({ ...AN_ID, input: "other" })).toEqual(MINE);
  });

  test("of accepted work are stored in its commit, should the process die after it", async () => {
    const { here, there, storeOf, say } = await aServerStore();
    const value = accept("é");
    await storeOf(await begin(here)).unitOfWork.run(async ({ orders }) => {
      await orders.add(anOrder());
      return value;
    });
    await say(lapse);
    expect(await there.claim(AN_ID)).toEqual({ kind: "answered", body: JSON.stringify({ value }) });
  });

  test("of refused work, or of work that changes nothing, are not stored with it", async () => {
    const { here, storeOf, say } = await aServerStore();
    const { unitOfWork } = storeOf(await begin(here));
    await unitOfWork.run(async ({ orders }) => {
      await orders.add(anOrder());
      return refuse({ kind: "duplicate-email" });
    });
    await unitOfWork.run(async ({ orders }) => accept(await orders.find("NONE")));
    await say(lapse);
    expect(await here.claim(AN_ID)).toEqual(MINE);
  });

  test("are shared with the look-up key that they set, once there is one", async () => {
    const { here, there } = await aServerStore();
    const withKey = { ...AN_ID, lookup: "set by the answer" };
    await here.shareWith(AN_ID, withKey.lookup);
    const run = await begin(here);
    await here.shareWith(AN_ID, withKey.lookup);
    expect(await there.claim({ ...withKey, input: "other" })).toEqual(MINE);
    await here.settle(run, BODY);
    await here.shareWith(AN_ID, "another");
    await here.shareWith(AN_ID, "another");
    expect(await there.claim({ ...AN_ID, lookup: "another" })).toEqual({
      kind: "answered",
      body: BODY,
    });
    expect(await there.claim({ ...AN_ID, lookup: "a third" })).toEqual(MINE);
  });

  test("are kept five hundred of one caller, and twenty thousand in all: the newest", async () => {
    const { db, here, say } = await aServerStore();
    await here.settle(await begin(here), BODY);
    const many = (count: number, caller: string, age: string) =>
      say(`insert into answer (id, input, holder, until, body, at, caller)
        select ${caller} || ' ' || n, '', '', now(), '{}', now() - ${age}, ${caller}
        from generate_series(1, ${count}) as n`);
    const count = async (caller: string) => {
      const rows = await db
        .selectFrom("answer")
        .select("id")
        .where("caller", "like", caller)
        .execute();
      return rows.length;
    };
    await many(501, "'c'", "n * interval '1 minute'");
    await many(300, "'d'", "interval '1 hour'");
    await dropSurplusAnswers(db);
    expect([await count("c"), await count("d")]).toEqual([500, 300]);
    expect(await here.claim(AN_ID)).toEqual({ kind: "answered", body: BODY });
    await many(20_000, "'e' || n", "interval '1 second'");
    await dropSurplusAnswers(db);
    expect([await count("c"), await count("d"), await count("e%")]).toEqual([1, 0, 19_999]);
  });

  test("of a restore are stored in its commit, should the process die after it", async () => {
    const { here, there, storeOf, say } = await aServerStore();
    const { archive } = storeOf(await begin(here));
    await archive.replace(await archive.read());
    await say(lapse);
    expect(await there.claim(AN_ID)).toEqual({
      kind: "answered",
      body: JSON.stringify({ value: accept(null) }),
    });
  });

  test("of failed work, or of work that answers no Result, are not stored with it", async () => {
    const { here, storeOf, say } = await aServerStore();
    const { unitOfWork } = storeOf(await begin(here));
    for (const value of [undefined, null, "ok", { value: 1 }])
      await unitOfWork.run(async () => value);
    const failed = unitOfWork.run(async () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    await say(lapse);
    expect(await here.claim(AN_ID)).toEqual(MINE);
  });

  test.each(["here", "there"] as const)(
    "keep work whose claim was lost, claimed %s, from storing anything",
    async (where) => {
      const { storeOf, say, ...processes } = await aServerStore();
      const late = await begin(processes.here);
      await say(lapse);
      const run = await begin(processes[where]);
      const work = (one: AnswerRun, id: string) =>
        storeOf(one).unitOfWork.run(async ({ orders }) => {
          await orders.add(anOrder({ id }));
          return accept(null);
        });
      await expect(work(late, "LATE")).rejects.toMatchObject({ code: "shop-busy" });
      await work(run, "ONCE");
      await expect(work(late, "LATE")).rejects.toMatchObject({ code: "shop-busy" });
      expect(await storeOf(run).records.orders.find("LATE")).toBeNull();
      expect(await storeOf(run).records.orders.find("ONCE")).not.toBeNull();
    },
  );

  test("may be claimed again where a clock that was ahead claimed them", async () => {
    const { here, there, say } = await aServerStore();
    await begin(here);
    await say("update answer set until = now() + interval '1 year'");
    expect(await there.claim(AN_ID)).toEqual(MINE);
  });

  test("stay claimed while their run renews the claim", async () => {
    const { here, there, say } = await aServerStore();
    const run = await begin(here);
    await say(lapse);
    await here.renew(run);
    expect(await there.claim(AN_ID)).toEqual({ kind: "busy" });
  });
});

test("twenty that claim the same answer at once run it once", async () => {
  const url = await sharedPostgres();
  const all = [keptAnswers(openInATest(url).db), keptAnswers(openInATest(url).db)];
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, place) => all[place % 2]?.claim(AN_ID)),
  );
  expect(claims.filter((claim) => claim?.kind === "mine")).toHaveLength(1);
  expect(claims.filter((claim) => claim?.kind === "busy")).toHaveLength(19);
});
