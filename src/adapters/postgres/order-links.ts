import { createHash, createHmac, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";
import type { OrderLinks } from "#ports/order-links.ts";
import type { RequestRate } from "#ports/request-rate.ts";

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

const LIMIT = { most: 3, seconds: 3_600 };

export const orderLinks = (db: Kysely<Tables>, rate: RequestRate, secret: string): OrderLinks => ({
  ask: async (email) => {
    if (await rate.count(`link to ${storedEmailKey(email)}`, LIMIT))
      await db.insertInto("link_request").values({ id: randomUUID(), email }).execute();
  },
  use: async (token) => {
    const used = await db
      .deleteFrom("link")
      .where("token_hash", "=", hashOf(token))
      .where(sql<boolean>`until > now()`)
      .returning("email")
      .executeTakeFirst();
    return used?.email ?? null;
  },
  asked: (most) =>
    db.selectFrom("link_request").select(["id", "email"]).orderBy("at").limit(most).execute(),
  drop: async (id) => {
    await db.deleteFrom("link_request").where("id", "=", id).execute();
  },
  tokenFor: async ({ id, email }) => {
    const token = createHmac("sha256", secret).update(`${id} ${email}`).digest("base64url");
    await db
      .insertInto("link")
      .values({
        token_hash: hashOf(token),
        request: id,
        email,
        until: sql<string>`now() + interval '30 minutes'`,
      })
      .onConflict((is) => is.doNothing())
      .execute();
    return token;
  },
});
