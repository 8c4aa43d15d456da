import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { LONGEST_KEY, storable } from "#adapters/postgres/values.ts";
import { phoneSpellings } from "#core/customers/phone.ts";
import { wordsOf } from "#core/shared/word-search.ts";

const keyOf = (word: string): string => storable(word.slice(0, LONGEST_KEY));

export const wordsIn = (searchable: string): readonly string[] => [
  ...new Set(wordsOf(searchable).map(keyOf)),
];

interface Worded {
  readonly place: number;
  readonly text: string;
}

export const addWords = async (db: Kysely<Tables>, records: readonly Worded[]): Promise<void> => {
  const rows = records.flatMap(({ place, text }) => wordsIn(text).map((word) => ({ word, place })));
  const [words, places] = [rows.map(({ word }) => word), rows.map(({ place }) => place)];
  await sql`insert into customer_word (word, place)
    select * from unnest(${words}::text[], ${places}::bigint[])
    on conflict do nothing`.execute(db);
};

const beginningWith = (word: string): string =>
  `${keyOf(word).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const isFoundByAll = (text: string): Expression<SqlBool> => {
  const conditions = wordsOf(text).map(
    (word) =>
      sql<SqlBool>`customer.place in (select place from customer_word where word like ${beginningWith(word)})`,
  );
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
};

export const isFoundBy = (typed: string): Expression<SqlBool> =>
  sql`(${sql.join(phoneSpellings(typed).map(isFoundByAll), sql` or `)})`;
