import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { LONGEST_KEY, storable } from "#adapters/postgres/values.ts";
import { wordsOf } from "#core/shared/word-search.ts";

const keyOf = (word: string): string => storable(word.slice(0, LONGEST_KEY));

/** The words of a searchable text, each once. */
export const wordsIn = (searchable: string): readonly string[] => [
  ...new Set(wordsOf(searchable).map(keyOf)),
];

/** Keeps the words that a customer is found by, beside its place. */
export const addWords = async (
  db: Kysely<Tables>,
  place: number,
  searchable: string,
): Promise<void> => {
  const words = wordsIn(searchable);
  if (words.length === 0) return;
  await db
    .insertInto("customer_word")
    .values(words.map((word) => ({ word, place })))
    .execute();
};

const beginningWith = (word: string): string =>
  `${keyOf(word).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** For each word that was typed, that it begins a word of the customer. */
export const isFoundBy = (typed: string): readonly Expression<SqlBool>[] =>
  wordsOf(typed).map(
    (word) =>
      sql<SqlBool>`customer.place in (select place from customer_word where word like ${beginningWith(word)})`,
  );
