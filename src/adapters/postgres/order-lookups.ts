import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { emailKey } from "#adapters/postgres/values.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";

/** Now, and later than any other of the key: clocks may tell the same twice. */
const afterThoseOf = (key: string) =>
  sql<Date>`(select greatest(now(), coalesce(max(at) + interval '1 microsecond', now()))
    from lookup where key_hash = ${key})`;

/**
 * The orders of one browser, by the hash of the key that it keeps; null where it has none yet. `issueKey` hands it
 * one with its first order, and answers with that key's hash.
 */
export const orderLookups = (
  db: Kysely<Tables>,
  keyHash: string | null,
  issueKey: () => Promise<string>,
): OrderLookups => {
  let known = keyHash;
  let issuing: Promise<string> | undefined;
  const issue = async (): Promise<string> => {
    issuing ??= issueKey();
    known = await issuing;
    return known;
  };
  return {
    mine: async () => {
      if (known === null) return [];
      const rows = await db
        .selectFrom("lookup")
        .select("order_id")
        .where("key_hash", "=", known)
        .orderBy("at", "desc")
        .execute();
      return rows.map(({ order_id }) => order_id);
    },
    remember: async (orderId) => {
      const key_hash = known ?? (await issue());
      await db
        .insertInto("lookup")
        .values({ key_hash, order_id: orderId, at: afterThoseOf(key_hash) })
        .onConflict((is) => is.doNothing())
        .execute();
    },
    proven: async () => {
      if (known === null) return [];
      const rows = await db
        .selectFrom("proven")
        .select("email")
        .where("key_hash", "=", known)
        .execute();
      return rows.map(({ email }) => email);
    },
    prove: async (email) => {
      const key_hash = known ?? (await issue());
      await db
        .insertInto("proven")
        .values({ key_hash, email, email_key: emailKey(email) })
        .onConflict((is) => is.doNothing())
        .execute();
    },
  };
};
