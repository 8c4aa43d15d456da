import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type AnswerId, keptAnswers } from "#adapters/postgres/kept-answers.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { accept, refuse } from "#core/shared/result.ts";
import { anOrder } from "#tests/support/orders.ts";
import { ENGINES, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

const AN_ID: AnswerId = { key: "12345678", call: "office/addCustomer", session: "s", input: "i" };
const BODY = '{"value":{"ok":true,"value":"é"}}';

const lapse = "update answer set until = now() - interval '1 second'";
const aDayAgo = "update answer set at = now() - interval '1 day 1 second'";

describe.each(ENGINES)("kept answers in %s", (_name, fresh) => {
  const aHouse = async () => {
    const { db } = await fresh();
    return {
      db,
      /** Two processes. */
      here: keptAnswers(db),
      there: keptAnswers(db),
      say: (statement: string) => sql.raw(statement).execute(db),
      storeOf: (answers: ReturnType<typeof keptAnswers>) =>
        postgresShop({ db }, answers.inWork(AN_ID)),
    };
  };

  test("are kept as they were, for whoever sends the same again", async () => {
    const { here, there } = await aHouse();
    expect(await here.claim(AN_ID)).toEqual({ kind: "mine" });
    expect(await there.claim(AN_ID)).toEqual({ kind: "busy" });
    await here.settle(AN_ID, BODY);
    expect(await there.claim(AN_ID)).toEqual({ kind: "answered", body: BODY });
  });

  test("belong to one key of one call and one session", async () => {
    const { here } = await aHouse();
    await here.claim(AN_ID);
    for (const change of [{ key: "87654321" }, { call: "office/logCost" }, { session: "" }])
      expect(await here.claim({ ...AN_ID, ...change })).toEqual({ kind: "mine" });
    expect(await here.claim({ ...AN_ID, input: "other" })).toEqual({ kind: "reused" });
    await here.settle(AN_ID, BODY);
    expect(await here.claim({ ...AN_ID, input: "other" })).toEqual({ kind: "reused" });
  });

  test("may be claimed again where the call came to nothing", async () => {
    const { here, there } = await aHouse();
    await here.claim(AN_ID);
    await here.release(AN_ID);
    expect(await there.claim(AN_ID)).toEqual({ kind: "mine" });
  });

  test("may be claimed again where a run fell silent, and are not taken from who claimed them then", async () => {
    const { here, there, say } = await aHouse();
    await here.claim(AN_ID);
    await say(lapse);
    expect(await there.claim({ ...AN_ID, input: "other" })).toEqual({ kind: "reused" });
    expect(await there.claim(AN_ID)).toEqual({ kind: "mine" });
    await here.settle(AN_ID, "late");
    await here.release(AN_ID);
    expect(await here.claim(AN_ID)).toEqual({ kind: "busy" });
    await there.settle(AN_ID, BODY);
    expect(await here.claim(AN_ID)).toEqual({ kind: "answered", body: BODY });
  });

  test("are forgotten after a day", async () => {
    const { here, say } = await aHouse();
    await here.claim(AN_ID);
    await here.settle(AN_ID, BODY);
    await say(aDayAgo);
    expect(await here.claim({ ...AN_ID, input: "other" })).toEqual({ kind: "mine" });
  });

  test.each([
    ["accepted", accept("é")],
    ["refused", refuse({ kind: "duplicate-email" })],
  ])(
    "of a work that %s are kept in its commit, should the process die after it",
    async (_how, value) => {
      const { here, there, storeOf, say } = await aHouse();
      await here.claim(AN_ID);
      await storeOf(here).unitOfWork.run(async ({ orders }) => {
        await orders.add(anOrder());
        return value;
      });
      await say(lapse);
      expect(await there.claim(AN_ID)).toEqual({
        kind: "answered",
        body: JSON.stringify({ value }),
      });
    },
  );

  test("of a work that failed, or that answers no Result, are not", async () => {
    const { here, storeOf, say } = await aHouse();
    await here.claim(AN_ID);
    const { unitOfWork } = storeOf(here);
    for (const value of [undefined, null, "ok", { value: 1 }])
      await unitOfWork.run(async () => value);
    const failed = unitOfWork.run(async () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    await say(lapse);
    expect(await here.claim(AN_ID)).toEqual({ kind: "mine" });
  });

  test("keep a work from being done twice: one whose claim is another's by now stores nothing", async () => {
    const { here, there, storeOf, say } = await aHouse();
    await here.claim(AN_ID);
    await say(lapse);
    await there.claim(AN_ID);
    const late = storeOf(here).unitOfWork.run(async ({ orders }) => {
      await orders.add(anOrder());
      return accept(null);
    });
    await expect(late).rejects.toMatchObject({ code: "shop-busy" });
    expect(await storeOf(there).records.orders.find("A")).toBeNull();
  });
});

test("of twenty who send the same at once one runs it", async () => {
  const url = await sharedPostgres();
  const all = [keptAnswers(openInATest(url).db), keptAnswers(openInATest(url).db)];
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, place) => all[place % 2]?.claim(AN_ID)),
  );
  expect(claims.filter((claim) => claim?.kind === "mine")).toHaveLength(1);
  expect(claims.filter((claim) => claim?.kind === "busy")).toHaveLength(19);
});
