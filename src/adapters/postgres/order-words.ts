// Full-text search: a tsvector of each order's words, and a tsquery of prefixes.
import { type SqlBool, sql } from "kysely";
import { wordsIn } from "#adapters/postgres/word-index.ts";
import type { Order } from "#core/orders/order.ts";
import { askedOf, orderText } from "#core/orders/order-search.ts";

/** CockroachDB accepts a backslash alone, PostgreSQL doubled signs too. */
const quoted = (word: string): string => `'${word.replace(/['\\]/g, "\\$&")}'`;

const MOST_WORDS = 1_000;

const NUMBER_SIGN = "#";

export const orderWords = (order: Order): string => {
  const words = wordsIn(orderText(order));
  const isNumbered = words.some((word) => word.startsWith(NUMBER_SIGN));
  return [...(isNumbered ? [NUMBER_SIGN] : []), ...words]
    .slice(0, MOST_WORDS)
    .map(quoted)
    .join(" ");
};

export const matchesOrder = (typed: string) => {
  const prefixes = wordsIn(askedOf(typed)).map((word) => `${quoted(word)}:*`);
  return prefixes.length > 0
    ? sql<SqlBool>`words @@ ${prefixes.join(" & ")}::tsquery`
    : sql<SqlBool>`true`;
};
