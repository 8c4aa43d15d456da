// Full-text search of orders: a tsvector holds the words of each, and a tsquery asks for their prefixes.
import { type SqlBool, sql } from "kysely";
import { wordsIn } from "#adapters/postgres/word-index.ts";
import type { Order } from "#core/orders/order.ts";
import { askedOf, orderText } from "#core/orders/order-search.ts";

/** PostgreSQL takes doubled signs too, CockroachDB only these. */
const quoted = (word: string): string => `'${word.replace(/['\\]/g, "\\$&")}'`;

/** A tsvector holds a megabyte; a word has 600 bytes at most. */
const MOST_WORDS = 1_000;

/** The sign before order numbers. No two numbers are the same, so the planner must be told how many orders it finds. */
const NUMBER_SIGN = "#";

/** The tsvector of an order, as text. */
export const orderWords = (order: Order): string => {
  const words = wordsIn(orderText(order));
  const isNumbered = words.some((word) => word.startsWith(NUMBER_SIGN));
  return [...(isNumbered ? [NUMBER_SIGN] : []), ...words]
    .slice(0, MOST_WORDS)
    .map(quoted)
    .join(" ");
};

/** True where each typed word begins a word of the order. */
export const matchesOrder = (typed: string) => {
  const prefixes = wordsIn(askedOf(typed)).map((word) => `${quoted(word)}:*`);
  return prefixes.length > 0
    ? sql<SqlBool>`words @@ ${prefixes.join(" & ")}::tsquery`
    : sql<SqlBool>`true`;
};
