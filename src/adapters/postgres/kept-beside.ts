import type { Kysely } from "kysely";
import { answersAbout } from "#adapters/postgres/answers-about.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import type { KeptBeside } from "#ports/erasure-repository.ts";

export const spellingsIn = async (
  db: Kysely<Tables>,
  table: "link" | "link_request",
  email: string,
): Promise<readonly string[]> => {
  const rows = await db.selectFrom(table).select("email").distinct().execute();
  return [email, ...rows.map((row) => row.email).filter((other) => sameEmail(other, email))];
};

export const keptBeside = async (
  db: Kysely<Tables>,
  email: string,
): Promise<readonly KeptBeside[]> => {
  const proven = await db
    .selectFrom("proven")
    .select("at")
    .where("email_key", "=", storedEmailKey(email))
    .execute();
  const links = await db
    .selectFrom("link")
    .select("until as at")
    .where("email", "in", await spellingsIn(db, "link", email))
    .execute();
  const wishes = await db
    .selectFrom("link_request")
    .select("at")
    .where("email", "in", await spellingsIn(db, "link_request", email))
    .execute();
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
