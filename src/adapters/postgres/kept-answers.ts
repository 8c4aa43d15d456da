import { createHash, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Hook } from "#adapters/postgres/postgres-shop.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { Fault } from "#ports/fault.ts";
import type { AnswerId, AnswerRun, Claim, KeptAnswers } from "#ports/kept-answers.ts";

export interface AnswersInWork extends KeptAnswers {
  /** Keeps an accepted Result that changed something. Throws Fault("shop-busy") where the claim has lapsed. */
  inWork(run: AnswerRun): Hook;
}

const nameOf = ({ key, call, session, lookup }: AnswerId): string =>
  createHash("sha256")
    .update(JSON.stringify([key, call, session, lookup]))
    .digest("hex");

const isAccepted = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === true;

const MOST_OF_ONE = 500;
const MOST_IN_ALL = 20_000;

export const dropSurplusAnswers = async (db: Kysely<Tables>): Promise<void> => {
  await sql`
    delete from answer where id in (
      select id from (
        select id, row_number() over (partition by caller order by at desc) as of_one,
          row_number() over (order by at desc) as of_all
        from answer) as counted
      where of_one > ${MOST_OF_ONE}::int or of_all > ${MOST_IN_ALL}::int)`.execute(db);
};

export const keptAnswers = (db: Kysely<Tables>): AnswersInWork => {
  /** A clock that was ahead made a claim that ends a minute after the latest possible end. */
  const take = async (id: AnswerId, holder: string): Promise<boolean> => {
    const { input, caller } = id;
    const { rows } = await sql`
      insert into answer (id, input, caller, holder, until)
      values (${nameOf(id)}, ${input}, ${caller}, ${holder}, now() + interval '5 seconds')
      on conflict (id) do update set input = excluded.input, caller = excluded.caller,
        holder = excluded.holder, until = excluded.until, body = null, at = now()
      where answer.at < now() - interval '1 day'
        or (answer.input = excluded.input and answer.body is null
          and (answer.until < now() or answer.until > excluded.until + interval '1 minute'))
      returning id`.execute(db);
    return rows.length > 0;
  };

  const mineIn = (on: Kysely<Tables>, run: AnswerRun) =>
    on
      .updateTable("answer")
      .where("id", "=", nameOf(run))
      .where("holder", "=", run.holder)
      .where("body", "is", null);

  const keep = async (on: Kysely<Tables>, run: AnswerRun, body: string): Promise<boolean> => {
    const kept = await mineIn(on, run).set({ body }).returning("id").execute();
    return kept.length > 0;
  };

  const claim = async (id: AnswerId): Promise<Claim> => {
    const holder = randomUUID();
    if (await take(id, holder)) return { kind: "mine", holder };
    const other = await db
      .selectFrom("answer")
      .select(["input", "body"])
      .where("id", "=", nameOf(id))
      .executeTakeFirst();
    if (!other) return { kind: "busy" };
    if (other.input !== id.input) return { kind: "reused" };
    return other.body === null ? { kind: "busy" } : { kind: "answered", body: other.body };
  };

  return {
    claim,
    renew: async (run) => {
      const until = sql<string>`now() + interval '5 seconds'`;
      await mineIn(db, run).set({ until }).execute();
    },
    settle: async (run, body) => void (await keep(db, run, body)),
    shareWith: async (id, lookup) => {
      await sql`
        insert into answer (id, input, caller, holder, until, body, at)
        select ${nameOf({ ...id, lookup })}, input, caller, holder, until, body, at from answer
        where id = ${nameOf(id)} and body is not null
        on conflict (id) do nothing`.execute(db);
    },
    release: async (run) => {
      await db
        .deleteFrom("answer")
        .where("id", "=", nameOf(run))
        .where("holder", "=", run.holder)
        .where("body", "is", null)
        .execute();
    },
    inWork:
      (run) =>
      async (trx, { value, hasChanged }) => {
        if (!hasChanged || !isAccepted(value)) return;
        if (!(await keep(trx, run, JSON.stringify({ value }))))
          throw new Fault("shop-busy", "Another run of the same command has begun.");
      },
  };
};
