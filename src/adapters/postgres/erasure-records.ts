import { createHash } from "node:crypto";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { emailKey, json } from "#adapters/postgres/values.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

type Trx = Kysely<Tables>;

const hashOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex");

const idsIn = async (trx: Trx, table: "orders" | "customer", email: string) =>
  (
    await trx
      .selectFrom(table)
      .select("id")
      .where("email_key", "=", emailKey(email))
      .where("id", "<>", "")
      .execute()
  ).map(({ id }) => id);

/** Fields that nobody knows, and look-up keys. */
const dropOfRecords = async (trx: Trx, email: string): Promise<readonly string[]> => {
  const orders = await idsIn(trx, "orders", email);
  for (const [kind, ids] of [
    ["orders", orders],
    ["customers", await idsIn(trx, "customer", email)],
  ] as const)
    for (const id of ids)
      await trx
        .deleteFrom("keepsake")
        .where("kind", "=", kind)
        .where("key", "=", JSON.stringify([id, 0]))
        .execute();
  for (const id of orders) await trx.deleteFrom("lookup").where("order_id", "=", id).execute();
  // Orders without an id can't be replaced by it.
  await trx
    .updateTable("orders")
    .set({ customer_email: "", email_key: "", rest: json({}) })
    .where("email_key", "=", emailKey(email))
    .where("id", "=", "")
    .execute();
  return orders;
};

/** What was answered to or about somebody; the words may be written in any case. */
const dropAnswers = async (trx: Trx, words: readonly string[]): Promise<void> => {
  for (const word of words)
    await trx
      .deleteFrom("answer")
      .where(sql<SqlBool>`strpos(lower(body), ${word.toLowerCase()}) > 0`)
      .execute();
};

const dropLinks = async (trx: Trx, email: string): Promise<void> => {
  const key = emailKey(email);
  await trx.deleteFrom("proven").where("email_key", "=", key).execute();
  for (const table of ["link", "link_request"] as const)
    await trx
      .deleteFrom(table)
      .where(sql<SqlBool>`lower(trim(email)) = ${email.trim().toLowerCase()}`)
      .execute();
  await trx.deleteFrom("rate").where("name", "=", `link to ${key}`).execute();
};

export const erasureRecords = ({ db, write }: Access): ErasureRepository => ({
  since: async (email) => {
    const row = await db
      .selectFrom("erasure")
      .select("at")
      .where("email_hash", "=", hashOf(email))
      .executeTakeFirst();
    return row?.at ?? null;
  },
  note: (email, at) =>
    write("erasures", async (trx) => {
      await trx
        .insertInto("erasure")
        .values({ email_hash: hashOf(email), at, in_files: true })
        .onConflict((is) => is.column("email_hash").doUpdateSet({ at, in_files: true }))
        .execute();
      const orders = await dropOfRecords(trx, email);
      await dropAnswers(trx, [email.trim(), ...orders]);
      await dropLinks(trx, email);
      return true;
    }),
});
