import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import { json } from "#adapters/postgres/values.ts";
import type { Limit, RequestRate } from "#ports/request-rate.ts";

interface Taken {
  readonly now: number;
  readonly recent: readonly number[];
}

/** Locks or makes the key's row. A time in the far future is from a fast clock. */
const takenOf = async (trx: Kysely<Tables>, key: string, { seconds }: Limit): Promise<Taken> => {
  const { now, before } = await trx
    .insertInto("rate")
    .values({ name: key, taken: json([]), until: sql<string>`now()` })
    .onConflict((is) => is.column("name").doUpdateSet({ name: key }))
    .returning([sql<number>`floor(extract(epoch from now()) * 1000)`.as("now"), "taken as before"])
    .executeTakeFirstOrThrow();
  return { now, recent: before.filter((at) => Math.abs(now - at) < seconds * 1000) };
};

const keep = async (
  trx: Kysely<Tables>,
  key: string,
  { now, recent }: Taken,
  { most, seconds }: Limit,
): Promise<void> => {
  const row = {
    taken: json([...recent, now].slice(-most)),
    until: new Date(now + seconds * 1000).toISOString(),
  };
  await trx.updateTable("rate").set(row).where("name", "=", key).execute();
};

export const requestRate = (db: Kysely<Tables>): RequestRate => ({
  take: (key, limit) =>
    inTransaction(db, async (trx) => {
      const taken = await takenOf(trx, key, limit);
      const inTheWay = taken.recent.at(-limit.most);
      if (inTheWay !== undefined)
        return Math.max(1, Math.ceil((inTheWay - taken.now) / 1000 + limit.seconds));
      await keep(trx, key, taken, limit);
      return 0;
    }),
  count: (key, limit) =>
    inTransaction(db, async (trx) => {
      const taken = await takenOf(trx, key, limit);
      await keep(trx, key, taken, limit);
      return taken.recent.length < limit.most;
    }),
});
