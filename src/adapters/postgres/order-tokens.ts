import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { OrderTokens } from "#ports/order-tokens.ts";

const BYTES = 32;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export const orderTokens = (db: Kysely<Tables>): OrderTokens => ({
  issue: async (orderId, mends = 0) => {
    const token = randomBytes(BYTES).toString("base64url");
    await db
      .insertInto("order_token")
      .values({ token_hash: hashOf(token), order_id: orderId, mends })
      .execute();
    return token;
  },
  orderOf: async (token) => {
    const row = await db
      .selectFrom("order_token")
      .select(["order_id as orderId", "mends"])
      .where("token_hash", "=", hashOf(token))
      .executeTakeFirst();
    return row ?? null;
  },
});
