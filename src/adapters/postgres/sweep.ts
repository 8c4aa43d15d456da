import { type Kysely, type SqlBool, sql } from "kysely";
import { dropSurplusAnswers } from "#adapters/postgres/kept-answers.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { isOver } from "#adapters/postgres/session-tokens.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { foldTopicChanges } from "#adapters/postgres/topics.ts";
import { type Agreement, agedBy } from "#core/payments/agreement.ts";
import { logFailure } from "#core/shared/log-failure.ts";
import type { Log } from "#ports/log.ts";

const OVER = {
  answer: "at < now() - interval '1 day'",
  // The longest wait is 15 minutes; the privacy page promises that an address is deleted within the hour.
  attempt: "until < now() - interval '44 minutes'",
  rate: "until < now()",
  lookup: "at < now() - interval '2 years'",
  proven: "at < now() - interval '2 years'",
  link: "until < now()",
  // Beyond any day that orders are taken for, and moved to.
  order_token: "at < now() - interval '1 year'",
  link_request: "at < now() - interval '1 day'",
  message: "written < now() - interval '90 days'",
} as const satisfies Partial<Record<keyof Tables, string>>;

const deleteOld = (db: Kysely<Tables>, table: keyof typeof OVER) =>
  db.deleteFrom(table).where(sql.raw<SqlBool>(OVER[table])).execute();

const endSessions = (db: Kysely<Tables>) => db.deleteFrom("session").where(isOver).execute();

const forgetAddresses = (db: Kysely<Tables>) =>
  sql`update agreement set record = record - 'openedFrom', addressed = null
    where addressed < now() - interval '59 minutes'`.execute(db);

const nowOf = async (db: Kysely<Tables>): Promise<string> => {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as("now")).executeTakeFirstOrThrow();
  return now.toISOString();
};

const agedOf = (underWay: readonly Agreement[], now: string): readonly Agreement[] =>
  underWay.flatMap((agreement) => {
    const aged = agedBy(agreement, now);
    return aged === agreement ? [] : [aged];
  });

const expireOld = async (db: Kysely<Tables>): Promise<void> => {
  const { records, unitOfWork } = postgresShop({ db });
  const now = await nowOf(db);
  if (agedOf(await records.agreements.underWay(), now).length === 0) return;
  await unitOfWork.run(async ({ agreements }) => {
    for (const aged of agedOf(await agreements.underWay(), now)) await agreements.replace(aged);
  });
};

/** Idempotent, and safe to run by several at once. Logs a failed step, and goes on. */
export const sweep = async (db: Kysely<Tables>, log: Log): Promise<void> => {
  const run = (step: string, work: () => Promise<unknown>) =>
    logFailure(log, { event: "sweep", about: { step } }, work);
  await run("expire-payments", () => expireOld(db));
  for (const table of Object.keys(OVER) as (keyof typeof OVER)[])
    await run(table, () => deleteOld(db, table));
  await run("session", () => endSessions(db));
  await run("surplus-answers", () => dropSurplusAnswers(db));
  await run("addresses", () => forgetAddresses(db));
  await run("topic-changes", () => foldTopicChanges(db));
};
