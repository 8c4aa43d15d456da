import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { type AnyIndex, TYPES } from "#adapters/postgres/collection-tables.ts";
import { prefixesOf, vectorOf } from "#adapters/postgres/stored-words.ts";
import { instantIn, LONGEST_KEY, storable } from "#adapters/postgres/values.ts";
import type { Key, Query, Range, Where } from "#ports/collection.ts";

/** Indexes limit the length of their keys: a hash distinguishes long keys with one beginning. */
const storedText = (key: string): string => {
  const text = storable(key);
  if (text.length <= LONGEST_KEY) return text;
  return text.slice(0, LONGEST_KEY) + createHash("sha256").update(text).digest("hex");
};

const STORED: Readonly<Record<AnyIndex["as"], (key: Key) => Key>> = {
  number: (key) => key,
  instant: instantIn,
  text: (key) => storedText(String(key)),
  words: (key) => vectorOf(String(key)),
};

export const stored = ({ as }: AnyIndex, key: Key): Key => STORED[as](key);

const param = (index: AnyIndex, key: Key) =>
  sql`${stored(index, key)}::${sql.raw(TYPES[index.as])}`;

const conditionsOf = (
  name: string,
  index: AnyIndex,
  range: Range,
): readonly RawBuilder<unknown>[] => {
  const column = sql.ref(name);
  if (index.as === "words") {
    const prefixes = prefixesOf(String(range));
    return prefixes === "" ? [] : [sql`${column} @@ ${prefixes}::tsquery`];
  }
  if (typeof range !== "object") return [sql`${column} = ${param(index, range)}`];
  if ("among" in range)
    return [
      sql`${column} = any(${range.among.map((key) => stored(index, key))}::${sql.raw(TYPES[index.as])}[])`,
    ];
  const { from, before, upTo } = range;
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${param(index, from)}`]),
    ...(before === undefined ? [] : [sql`${column} < ${param(index, before)}`]),
    ...(upTo === undefined ? [] : [sql`${column} <= ${param(index, upTo)}`]),
  ];
};

const allOf = <Name extends string>(
  indexes: Readonly<Record<Name, AnyIndex>>,
  where: Where<Name>,
): RawBuilder<unknown> => {
  const conditions = (Object.entries(where) as [Name, Range][]).flatMap(([name, range]) =>
    conditionsOf(name, indexes[name], range),
  );
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

const anyOf = <Name extends string>(
  indexes: Readonly<Record<Name, AnyIndex>>,
  where: readonly Where<Name>[],
): RawBuilder<unknown> => {
  const ways = where.map((one) => sql`(${allOf(indexes, one)})`);
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
};

const isList = <Name extends string>(
  where: Where<Name> | readonly Where<Name>[],
): where is readonly Where<Name>[] => Array.isArray(where);

export const clausesOf = <Name extends string>(
  indexes: Readonly<Record<Name, AnyIndex>>,
  { where, by }: Query<Name>,
  present: readonly Name[] = by === undefined ? [] : [by],
) => {
  const asked = where && (isList(where) ? anyOf(indexes, where) : allOf(indexes, where));
  const conditions = [
    ...(asked ? [asked] : []),
    ...present.map((name) => sql`${sql.ref(name)} is not null`),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
};

export const orderOf = <Name extends string>({
  by,
  isDescending = false,
  skip,
  most,
}: Query<Name>) => {
  const way = sql.raw(isDescending ? "desc" : "asc");
  const order =
    by === undefined ? sql`order by place ${way}` : sql`order by ${sql.ref(by)} ${way}, place`;
  return sql`${order} ${most === undefined ? sql`` : sql`limit ${most}`} ${skip ? sql`offset ${skip}` : sql``}`;
};
