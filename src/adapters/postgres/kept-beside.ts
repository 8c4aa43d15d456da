import { type Kysely, type SqlBool, sql } from "kysely";
import { answersAbout } from "#adapters/postgres/answers-about.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { emailKey } from "#adapters/postgres/values.ts";
import type { KeptBeside } from "#ports/erasure-repository.ts";

const isOf = (email: string) => sql<SqlBool>`lower(trim(email)) = ${email.trim().toLowerCase()}`;

export const keptBeside = async (
  db: Kysely<Tables>,
  email: string,
): Promise<readonly KeptBeside[]> => {
  const proven = await db
    .selectFrom("proven")
    .select("at")
    .where("email_key", "=", emailKey(email))
    .execute();
  const links = await db.selectFrom("link").select("until as at").where(isOf(email)).execute();
  const wishes = await db.selectFrom("link_request").select("at").where(isOf(email)).execute();
  const answers = await answersAbout(db, [email.trim()]);
  const keptOf = (kind: KeptBeside["kind"], rows: readonly { readonly at: Date }[]) =>
    rows.map(({ at }): KeptBeside => ({ kind, at: at.toISOString() }));
  return [
    ...keptOf("proven-browser", proven),
    ...keptOf("open-link", links),
    ...keptOf("link-wish", wishes),
    ...keptOf("kept-answer", answers),
  ];
};
