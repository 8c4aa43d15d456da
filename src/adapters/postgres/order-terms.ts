import { type Kysely, sql } from "kysely";
import { bitsOf, blockOf } from "#adapters/postgres/place-bits.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storable } from "#adapters/postgres/values.ts";
import { wordsIn } from "#adapters/postgres/word-index.ts";
import type { Order } from "#core/orders/order.ts";
import { orderText } from "#core/orders/order-search.ts";

/** An order, or one that is yet to be, at its place. */
interface Placed {
  readonly order: Order;
  readonly place: number;
}

/** So many letters begin very many words: what begins with them is kept by itself. */
export const SHORT = 2;

/** What nobody can type, so that it is told from a word. */
export const beginningTerm = (letters: readonly string[]): string => `${letters.join("")} `;
export const statusTerm = (status: string): string => ` ${storable(status)}`;

/** Of words that begin with each other the longest: it is found by all that finds the others. */
const longest = (words: readonly string[]): readonly string[] =>
  [...words].sort().filter((word, at, all) => !all[at + 1]?.startsWith(word));

/** What an order is found by: words, the beginnings of words, and its status. */
export const termsOf = (order: Order): ReadonlySet<string> => {
  const words = longest(wordsIn(orderText(order)));
  const terms = words.flatMap((word) => {
    const letters = [...word];
    const beginnings = letters
      .slice(0, SHORT)
      .map((_, at) => beginningTerm(letters.slice(0, at + 1)));
    return letters.length > SHORT ? [...beginnings, word] : beginnings;
  });
  return new Set([...terms, statusTerm(order.status)]);
};

const hex = (text: string): string => Buffer.from(text, "utf8").toString("hex");

/** The rows of these orders' terms, always in the same order: who waits for each other would wait for ever. */
const rowsOf = (placed: readonly Placed[]) => {
  const found = new Map<string, number[]>();
  for (const { order, place } of placed)
    for (const term of termsOf(order)) {
      const key = `${hex(term)}/${blockOf(place)}`;
      found.set(key, [...(found.get(key) ?? []), place]);
    }
  return [...found.keys()].sort().map((key) => {
    const [term = "", block = ""] = key.split("/");
    return { term, block: Number(block), bits: bitsOf(found.get(key) ?? []) };
  });
};

/** Keeps what these orders are found by. */
export const addTerms = async (db: Kysely<Tables>, placed: readonly Placed[]): Promise<void> => {
  const rows = rowsOf(placed);
  const terms = rows.map(({ term }) => term);
  const blocks = rows.map(({ block }) => block);
  const bits = rows.map((row) => row.bits);
  await sql`insert into order_term (term, block, bits)
    select decode(term, 'hex'), block, bits::bit(256)
    from unnest(${terms}::text[], ${blocks}::bigint[], ${bits}::text[]) as said (term, block, bits)
    on conflict (term, block) do update set bits = order_term.bits | excluded.bits`.execute(db);
};

/** This order is found by these terms no more. One that no order is found by goes: it may be somebody's name. */
const dropTerms = async (
  db: Kysely<Tables>,
  place: number,
  terms: readonly string[],
): Promise<void> => {
  const theirs = sql`block = ${blockOf(place)}
    and term in (select decode(term, 'hex') from unnest(${terms.map(hex)}::text[]) as said (term))`;
  await sql`update order_term set bits = bits & ~(${bitsOf([place])}::text::bit(256))
    where ${theirs}`.execute(db);
  await sql`delete from order_term where ${theirs} and bits = ${bitsOf([])}::text::bit(256)`.execute(
    db,
  );
};

/** What an order is found by, where it is not what it was found by until now. */
export const replaceTerms = async (
  db: Kysely<Tables>,
  place: number,
  before: Order,
  after: Order,
): Promise<void> => {
  const [old, now] = [termsOf(before), termsOf(after)];
  const gone = [...old].filter((term) => !now.has(term));
  if (gone.length > 0) await dropTerms(db, place, gone);
  if ([...now].some((term) => !old.has(term))) await addTerms(db, [{ order: after, place }]);
};
