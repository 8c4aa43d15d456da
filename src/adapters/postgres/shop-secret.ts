import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";

const NAME = "shop";
const BYTES = 32;

/**
 * The key of the shop's digests, the same for all its processes. `before` is what processes of an older version go by;
 * null where everyone knows that.
 */
export const shopSecret = async (db: Kysely<Tables>, before: string | null): Promise<string> => {
  const value = before ?? randomBytes(BYTES).toString("base64url");
  await db
    .insertInto("secret")
    .values({ name: NAME, value })
    .onConflict((is) => is.doNothing())
    .execute();
  const stored = await db
    .selectFrom("secret")
    .select("value")
    .where("name", "=", NAME)
    .executeTakeFirstOrThrow();
  return stored.value;
};
