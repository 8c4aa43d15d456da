import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { LoginAttempts, LoginLimit } from "#ports/login-attempts.ts";

const MOST_DOUBLINGS = 30;

const minutesAfter = ({ waitFrom, mostMinutes }: LoginLimit) => {
  const doublings = sql`least(attempt.wrong + 1 - ${waitFrom}::int, ${MOST_DOUBLINGS}::int)`;
  return sql`least(${mostMinutes}::float8, power(2::float8, (${doublings})::float8))`;
};

/** The first wait lasts 1 minute, each further one twice as long, up to the most. */
export const loginAttempts = (db: Kysely<Tables>, limit: LoginLimit): LoginAttempts => ({
  waitOf: async (address) => {
    const attempt = await db
      .selectFrom("attempt")
      .select(sql<number>`ceil(extract(epoch from (until - now())))`.as("wait"))
      .where("address", "=", address)
      .executeTakeFirst();
    const wait = attempt?.wait ?? 0;
    return wait > limit.mostMinutes * 60 ? 0 : Math.max(0, wait);
  },
  failed: async (address) => {
    await sql`
      insert into attempt (address, wrong, until) values (${address}, 1, now())
      on conflict (address) do update set
        wrong = attempt.wrong + 1,
        until = case when attempt.wrong + 1 < ${limit.waitFrom}::int then now()
          else now() + ${minutesAfter(limit)} * interval '1 minute' end`.execute(db);
  },
  succeeded: async (address) => {
    await db.deleteFrom("attempt").where("address", "=", address).execute();
  },
});
