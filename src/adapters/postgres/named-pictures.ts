import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";

const NAME = /\/pictures\/([0-9a-f]{64})/g;

export const namedPictures = async (db: Kysely<Tables>): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ text: string }>`
    select record::text || coalesce(extra::text, '') as text from post
    union all select value::text from setting
    union all select extra::text from document_extra`.execute(db);
  const names = rows.flatMap(({ text }) => [...text.matchAll(NAME)]);
  return new Set(names.map(([, hash = ""]) => hash));
};
