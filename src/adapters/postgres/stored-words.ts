// Full-text search: a tsvector of a record's words, and a tsquery of prefixes.
import { LONGEST_KEY, storable } from "#adapters/postgres/values.ts";
import { wordsOf } from "#core/shared/word-search.ts";

/** CockroachDB accepts a backslash alone, PostgreSQL doubled signs too. */
const quoted = (word: string): string => `'${word.replace(/['\\]/g, "\\$&")}'`;

const MOST_WORDS = 1_000;

const wordsIn = (searchable: string): readonly string[] => [
  ...new Set(wordsOf(searchable).map((word) => storable(word.slice(0, LONGEST_KEY)))),
];

export const vectorOf = (searchable: string): string =>
  wordsIn(searchable).slice(0, MOST_WORDS).map(quoted).join(" ");

/** Empty for a text without words, which finds everything. */
export const prefixesOf = (typed: string): string =>
  wordsIn(typed)
    .map((word) => `${quoted(word)}:*`)
    .join(" & ");
