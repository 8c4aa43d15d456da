import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";

const NAME = "shop";
const BYTES = 32;

/** `before` is the key of an older version's processes, or null. */
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
