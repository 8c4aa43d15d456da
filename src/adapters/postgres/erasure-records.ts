import { type Kysely, type SqlBool, sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { dropAnswersAbout } from "#adapters/postgres/answers-about.ts";
import { keptBeside, spellingsIn } from "#adapters/postgres/kept-beside.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";
import {
  emailDigest,
  emailDigests,
  erasedSince,
  erasedSinceOf,
} from "#adapters/sha256/email-digest.ts";
import { emailKey } from "#core/customers/email-key.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

type Trx = Kysely<Tables>;

const dropOfOrder = async (trx: Trx, id: string): Promise<void> => {
  for (const table of ["lookup", "order_token"] as const)
    await trx.deleteFrom(table).where("order_id", "=", id).execute();
};

const dropLinks = async (trx: Trx, email: string): Promise<void> => {
  const key = storedEmailKey(email);
  await trx.deleteFrom("proven").where("email_key", "=", key).execute();
  for (const table of ["link", "link_request"] as const)
    await trx
      .deleteFrom(table)
      .where("email", "in", await spellingsIn(trx, table, email))
      .execute();
  await trx.deleteFrom("rate").where("name", "=", `link to ${key}`).execute();
};

const erasedAt = async (
  db: Kysely<Tables>,
  emails: readonly string[],
): Promise<(digest: string) => string | undefined> => {
  const digests = emails.flatMap(emailDigests);
  const rows = await db
    .selectFrom("erasure")
    .select(["email_hash", "at"])
    .where(sql<SqlBool>`email_hash = any(${digests}::text[])`)
    .execute();
  const known = new Map(rows.map(({ email_hash, at }) => [email_hash, at]));
  return (digest) => known.get(digest);
};

export const erasureRecords = ({ db, write }: Access): ErasureRepository => ({
  since: async (email) => erasedSince(email, await erasedAt(db, [email])),
  sinceOf: async (emails) => erasedSinceOf(emails, await erasedAt(db, emails)),
  note: (email, at, orders = []) =>
    write("erasures", async (trx) => {
      await trx
        .insertInto("erasure")
        .values({ email_hash: emailDigest(email), at, in_files: true })
        .onConflict((is) => is.column("email_hash").doUpdateSet({ at, in_files: true }))
        .execute();
      const ids = orders.filter((id) => id !== "");
      for (const id of ids) await dropOfOrder(trx, id);
      await dropAnswersAbout(trx, [email.trim(), emailKey(email), ...ids]);
      await dropLinks(trx, email);
      return true;
    }),
  forgetOrder: (id) =>
    write("erasures", async (trx) => {
      if (id === "") return false;
      await dropOfOrder(trx, id);
      await dropAnswersAbout(trx, [id]);
      return true;
    }),
  keptBeside: (email) => keptBeside(db, email),
});
