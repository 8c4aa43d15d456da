import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { LoginAttempts } from "#ports/login-attempts.ts";

const FREE = 5;
const MOST_MINUTES = 15;
const MOST_SECONDS = MOST_MINUTES * 60;

const MOST_DOUBLINGS = 4;

const doublings = sql`least(attempt.wrong + 1 - ${FREE}::int, ${MOST_DOUBLINGS}::int)`;

const minutes = sql`least(${MOST_MINUTES}::float8, power(2::float8, (${doublings})::float8))`;

/** The fifth wrong password of an address waits 1 minute, each further one twice as long, up to 15 minutes. */
export const loginAttempts = (db: Kysely<Tables>): LoginAttempts => ({
  waitOf: async (address) => {
    const attempt = await db
      .selectFrom("attempt")
      .select(sql<number>`ceil(extract(epoch from (until - now())))`.as("wait"))
      .where("address", "=", address)
      .executeTakeFirst();
    const wait = attempt?.wait ?? 0;
    // A longer wait was set by a clock that was ahead.
    return wait > MOST_SECONDS ? 0 : Math.max(0, wait);
  },
  failed: async (address) => {
    await sql`
      insert into attempt (address, wrong, until) values (${address}, 1, now())
      on conflict (address) do update set
        wrong = attempt.wrong + 1,
        until = case when attempt.wrong + 1 < ${FREE}::int then now()
          else now() + ${minutes} * interval '1 minute' end`.execute(db);
  },
  succeeded: async (address) => {
    await db.deleteFrom("attempt").where("address", "=", address).execute();
  },
});
