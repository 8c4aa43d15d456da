import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import { json } from "#adapters/postgres/values.ts";

/** At most so many in any time of so many seconds. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

export interface RequestRate {
  /** Counts one more, and answers 0; or the seconds to wait where there were too many, and counts nothing. */
  take(key: string, limit: Limit): Promise<number>;
}

/** By the database's clock, whichever process is asked. */
export const requestRate = (db: Kysely<Tables>): RequestRate => ({
  take: (key, { most, seconds }) =>
    inTransaction(db, async (trx) => {
      const { now, before } = await trx
        .selectNoFrom((is) => [
          sql<number>`floor(extract(epoch from now()) * 1000)`.as("now"),
          is.selectFrom("rate").select("taken").where("name", "=", key).as("before"),
        ])
        .executeTakeFirstOrThrow();
      const since = now - seconds * 1000;
      // What is far in the future was counted by a clock that was ahead.
      const recent = (before ?? []).filter((at) => Math.abs(now - at) < seconds * 1000);
      const inTheWay = recent.at(-most);
      if (recent.length >= most && inTheWay !== undefined)
        return Math.max(1, Math.ceil((inTheWay - since) / 1000));
      const row = {
        taken: json([...recent, now]),
        until: new Date(now + seconds * 1000).toISOString(),
      };
      await trx
        .insertInto("rate")
        .values({ name: key, ...row })
        .onConflict((is) => is.column("name").doUpdateSet(row))
        .execute();
      return 0;
    }),
});
