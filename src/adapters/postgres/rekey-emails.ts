import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";

const KEYS = [
  ["orders", "email_key"],
  ["customer", "email_key"],
  ["waiting", "email_key"],
  ["message", "recipient_key"],
  ["message", "reply_key"],
  ["proven", "email_key"],
] as const;

const isTaken = {
  customer: sql`exists (select from customer as other where other.email_key = `,
  proven: sql`exists (select from proven as other where other.key_hash = proven.key_hash and other.email_key = `,
};

const hasOwn = (table: string): table is keyof typeof isTaken => table in isTaken;

/**
 * Finds addresses that an older version has stored with a domain in letters of ASCII ("xn--…") by the same key as others.
 * Each process does so at its start. Where both spellings are there, each stays under its own. Idempotent.
 */
export const rekeyEmails = async (db: Kysely<Tables>): Promise<void> => {
  for (const [table, column] of KEYS) {
    const [from, key] = [sql.table(table), sql.ref(column)];
    const { rows } = await sql<{ before: string }>`select distinct ${key} as before
      from ${from} where ${key} like '%@%xn--%'`.execute(db);
    for (const { before } of rows) {
      const after = storedEmailKey(before);
      if (after === before) continue;
      const free = hasOwn(table) ? sql`and not ${isTaken[table]}${after})` : sql``;
      await sql`update ${from} set ${key} = ${after} where ${key} = ${before} ${free}`.execute(db);
    }
  }
};
