import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { LONGEST_KEY, storable } from "#adapters/postgres/values.ts";
import { wordsOf } from "#core/shared/word-search.ts";

const keyOf = (word: string): string => storable(word.slice(0, LONGEST_KEY));

/** The words of a searchable text, each once. */
export const wordsIn = (searchable: string): readonly string[] => [
  ...new Set(wordsOf(searchable).map(keyOf)),
];

interface Worded {
  readonly place: number;
  readonly text: string;
}

/** Keeps the words that customers are found by, beside their places. */
export const addWords = async (db: Kysely<Tables>, records: readonly Worded[]): Promise<void> => {
  const rows = records.flatMap(({ place, text }) => wordsIn(text).map((word) => ({ word, place })));
  const [words, places] = [rows.map(({ word }) => word), rows.map(({ place }) => place)];
  await sql`insert into customer_word (word, place)
    select * from unnest(${words}::text[], ${places}::bigint[])`.execute(db);
};

const beginningWith = (word: string): string =>
  `${keyOf(word).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** For each word that was typed, that it begins a word of the customer. */
export const isFoundBy = (typed: string): readonly Expression<SqlBool>[] =>
  wordsOf(typed).map(
    (word) =>
      sql<SqlBool>`customer.place in (select place from customer_word where word like ${beginningWith(word)})`,
  );
