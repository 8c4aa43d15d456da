import { createHash } from "node:crypto";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Keepsake } from "#adapters/farm-json/farm-records.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { dropAnswersAbout } from "#adapters/postgres/answers-about.ts";
import { keptBeside } from "#adapters/postgres/kept-beside.ts";
import { ORDER_COLUMNS, orderOf, orderRow } from "#adapters/postgres/order-row.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { emailKey } from "#adapters/postgres/values.ts";
import { anonymous } from "#core/orders/order.ts";
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

const dropKeepsake = async (trx: Trx, kind: Keepsake["kind"], key: readonly [string, number]) => {
  await trx
    .deleteFrom("keepsake")
    .where("kind", "=", kind)
    .where("key", "=", JSON.stringify(key))
    .execute();
};

/** Orders without an id can't be replaced by it: they are told apart by how many come before them. */
const forgetWhoOrderedWithoutId = async (trx: Trx, email: string): Promise<void> => {
  const rows = await trx
    .selectFrom("orders")
    .select([...ORDER_COLUMNS, "place", "email_key"])
    .where("id", "=", "")
    .orderBy("place")
    .execute();
  for (const [at, { place, email_key, ...row }] of rows.entries()) {
    if (email_key !== emailKey(email)) continue;
    const after = anonymous(orderOf(row));
    await trx.updateTable("orders").set(orderRow(after)).where("place", "=", place).execute();
    await dropKeepsake(trx, "orders", ["", at]);
  }
};

/** Fields that nobody knows, and look-up keys. */
const dropOfRecords = async (trx: Trx, email: string): Promise<readonly string[]> => {
  const orders = await idsIn(trx, "orders", email);
  for (const [kind, ids] of [
    ["orders", orders],
    ["customers", await idsIn(trx, "customer", email)],
  ] as const)
    for (const id of ids) await dropKeepsake(trx, kind, [id, 0]);
  for (const id of orders) await trx.deleteFrom("lookup").where("order_id", "=", id).execute();
  await forgetWhoOrderedWithoutId(trx, email);
  return orders;
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
  sinceOf: async (emails) => {
    const hashes = emails.map(hashOf);
    const rows = await db
      .selectFrom("erasure")
      .select(["email_hash", "at"])
      .where(sql<SqlBool>`email_hash = any(${hashes}::text[])`)
      .execute();
    const known = new Map(rows.map(({ email_hash, at }) => [email_hash, at]));
    return new Map(
      emails.flatMap((email, place) => {
        const at = known.get(hashes[place] ?? "");
        return at === undefined ? [] : [[email, at] as const];
      }),
    );
  },
  note: (email, at) =>
    write("erasures", async (trx) => {
      await trx
        .insertInto("erasure")
        .values({ email_hash: hashOf(email), at, in_files: true })
        .onConflict((is) => is.column("email_hash").doUpdateSet({ at, in_files: true }))
        .execute();
      const orders = await dropOfRecords(trx, email);
      await dropAnswersAbout(trx, [email.trim(), ...orders]);
      await dropLinks(trx, email);
      return true;
    }),
  keptBeside: (email) => keptBeside(db, email),
});
