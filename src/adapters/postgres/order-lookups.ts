import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";

/** Later than any other of the key: two clock readings may be equal. */
const afterThoseOf = (key: string) =>
  sql<Date>`(select greatest(now(), coalesce(max(at) + interval '1 microsecond', now()))
    from lookup where key_hash = ${key})`;

export const orderLookups = (
  db: Kysely<Tables>,
  keyHashes: readonly string[],
  issueKey: () => Promise<string>,
): OrderLookups => {
  let known = keyHashes;
  let issuing: Promise<string> | undefined;
  const issue = async (): Promise<string> => {
    issuing ??= issueKey();
    const issued = await issuing;
    known = [issued];
    return issued;
  };
  return {
    mine: async () => {
      if (known.length === 0) return [];
      const rows = await db
        .selectFrom("lookup")
        .select("order_id")
        .where("key_hash", "in", known)
        .orderBy("at", "desc")
        .execute();
      return rows.map(({ order_id }) => order_id);
    },
    remember: async (orderId) => {
      const key_hash = known[0] ?? (await issue());
      await db
        .insertInto("lookup")
        .values({ key_hash, order_id: orderId, at: afterThoseOf(key_hash) })
        .onConflict((is) => is.doNothing())
        .execute();
    },
    proven: async () => {
      if (known.length === 0) return [];
      const rows = await db
        .selectFrom("proven")
        .select("email")
        .where("key_hash", "in", known)
        .execute();
      return rows.map(({ email }) => email);
    },
    prove: async (email) => {
      const key_hash = known[0] ?? (await issue());
      await db
        .insertInto("proven")
        .values({ key_hash, email, email_key: storedEmailKey(email) })
        .onConflict((is) => is.doNothing())
        .execute();
    },
  };
};
