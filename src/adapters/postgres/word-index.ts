import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { LONGEST_KEY, storable } from "#adapters/postgres/values.ts";
import { wordsOf } from "#core/shared/word-search.ts";

export type WordTable = "order_word" | "customer_word";

const keyOf = (word: string): string => storable(word.slice(0, LONGEST_KEY));

/** The words of a searchable text, each once. */
export const wordsIn = (searchable: string): readonly string[] => [
  ...new Set(wordsOf(searchable).map(keyOf)),
];

/** Keeps the words that a record is found by, beside its place. */
export const addWords = async (
  db: Kysely<Tables>,
  table: WordTable,
  place: number,
  searchable: string,
): Promise<void> => {
  const words = wordsIn(searchable);
  if (words.length === 0) return;
  await db
    .insertInto(table)
    .values(words.map((word) => ({ word, place })))
    .execute();
};

/** In place of the words kept until now. */
export const replaceWords = async (
  db: Kysely<Tables>,
  table: WordTable,
  place: number,
  searchable: string,
): Promise<void> => {
  await db.deleteFrom(table).where("place", "=", place).execute();
  await addWords(db, table, place, searchable);
};

const beginningWith = (word: string): string =>
  `${keyOf(word).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** For each word that was typed, that it begins a word of the record at `place`. */
export const isFoundBy = (
  table: WordTable,
  place: "orders.place" | "customer.place",
  typed: string,
): readonly Expression<SqlBool>[] =>
  wordsOf(typed).map(
    (word) =>
      sql<SqlBool>`${sql.ref(place)} in (select place from ${sql.table(table)} where word like ${beginningWith(word)})`,
  );
