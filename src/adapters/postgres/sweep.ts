import { type Kysely, type SqlBool, sql } from "kysely";
import { dropSurplusAnswers } from "#adapters/postgres/kept-answers.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { type Agreement, agedBy } from "#core/payments/agreement.ts";

/** When a row is over, by the database's clock. */
const OVER = {
  answer: "at < now() - interval '1 day'",
  session: "seen < now() - interval '30 days' or created < now() - interval '90 days'",
  // A wait is a quarter of an hour at most: an address goes within the hour that the privacy page tells.
  attempt: "until < now() - interval '44 minutes'",
  rate: "until < now()",
  lookup: "at < now() - interval '2 years'",
  proven: "at < now() - interval '2 years'",
  link: "until < now()",
  link_request: "at < now() - interval '1 day'",
  message: "written < now() - interval '90 days'",
} as const satisfies Partial<Record<keyof Tables, string>>;

const deleteOld = async (db: Kysely<Tables>): Promise<void> => {
  for (const [table, isOver] of Object.entries(OVER))
    await db
      .deleteFrom(table as keyof typeof OVER)
      .where(sql.raw<SqlBool>(isOver))
      .execute();
};

/** The share of one address is reckoned for a quarter of an hour; the privacy page tells an hour. */
const forgetAddresses = (db: Kysely<Tables>) =>
  db
    .updateTable("agreement")
    .set({ opened_from: "" })
    .where("opened_from", "<>", sql.lit(""))
    .where("opened", "<", sql<Date>`now() - interval '59 minutes'`)
    .execute();

const nowOf = async (db: Kysely<Tables>): Promise<string> => {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as("now")).executeTakeFirstOrThrow();
  return now.toISOString();
};

/** What has become of those that the time has moved on. */
const agedOf = (underWay: readonly Agreement[], now: string): readonly Agreement[] =>
  underWay.flatMap((agreement) => {
    const aged = agedBy(agreement, now);
    return aged === agreement ? [] : [aged];
  });

/** Lets the eggs go that nobody paid for in time: whoever looks at the shop is told. */
const expireOld = async (db: Kysely<Tables>): Promise<void> => {
  const { records, unitOfWork } = postgresShop({ db });
  const now = await nowOf(db);
  if (agedOf(await records.agreements.underWay(), now).length === 0) return;
  await unitOfWork.run(async ({ agreements }) => {
    for (const aged of agedOf(await agreements.underWay(), now)) await agreements.replace(aged);
  });
};

/** Removes what is over, and expires agreements that nobody took in time. Safe to do twice, and by several at once. */
export const sweep = async (db: Kysely<Tables>): Promise<void> => {
  await expireOld(db);
  await deleteOld(db);
  await dropSurplusAnswers(db);
  await forgetAddresses(db);
};
