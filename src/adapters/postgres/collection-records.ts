import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { type AnyIndex, TABLE_OF, TYPES } from "#adapters/postgres/collection-tables.ts";
import { instantIn, json, LONGEST_KEY, storable } from "#adapters/postgres/values.ts";
import type { Index, Kind } from "#core/shared/kind.ts";
import type { KindName } from "#core/shop/kinds.ts";
import type { Collection, Key, Query, Range } from "#ports/collection.ts";

/** Indexes limit the length of their keys: a long one is told from others that begin like it by its hash. */
const storedText = (key: string): string => {
  const text = storable(key);
  if (text.length <= LONGEST_KEY) return text;
  return text.slice(0, LONGEST_KEY) + createHash("sha256").update(text).digest("hex");
};

const stored = ({ as }: AnyIndex, key: Key): Key => {
  if (as === "number") return key;
  return as === "instant" ? instantIn(String(key)) : storedText(String(key));
};

const param = (index: AnyIndex, key: Key) =>
  sql`${stored(index, key)}::${sql.raw(TYPES[index.as])}`;

const conditionsOf = (
  name: string,
  index: AnyIndex,
  range: Range,
): readonly RawBuilder<unknown>[] => {
  const column = sql.ref(name);
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

const clausesOf = <Name extends string>(
  indexes: Readonly<Record<Name, AnyIndex>>,
  { where = {}, by }: Query<Name>,
) => {
  const conditions = [
    ...(Object.entries(where) as [Name, Range][]).flatMap(([name, range]) =>
      conditionsOf(name, indexes[name], range),
    ),
    ...(by === undefined ? [] : [sql`${sql.ref(by)} is not null`]),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
};

const orderOf = <Name extends string>({ by, isDescending = false, skip, most }: Query<Name>) => {
  const way = sql.raw(isDescending ? "desc" : "asc");
  const order = by === undefined ? sql`order by place` : sql`order by ${sql.ref(by)} ${way}, place`;
  return sql`${order} ${most === undefined ? sql`` : sql`limit ${most}`} ${skip ? sql`offset ${skip}` : sql``}`;
};

/** A collection as a table of `tableOf`. */
export const collectionIn = <Item extends object, Name extends string>(
  { db, write }: Access,
  name: KindName,
  { id: idOf, indexes }: Kind<Item, Name>,
): Collection<Item, Name> => {
  const table = sql.table(TABLE_OF[name]);
  const columns = Object.entries(indexes) as [Name, Index<Item>][];
  const names = ["record", ...columns.map(([column]) => column)].map((one) => sql.ref(one));
  const valuesOf = (item: Item) => [
    sql`${json(item)}::jsonb`,
    ...columns.map(([, index]) => {
      const key = index.of(item);
      return key === null ? sql`null` : param(index, key);
    }),
  ];
  const records = async (rest: RawBuilder<unknown>): Promise<readonly Item[]> => {
    const { rows } = await sql<{ record: Item }>`select record from ${table} ${rest}`.execute(db);
    return rows.map(({ record }) => record);
  };
  const among = (ids: readonly string[]) => sql`where id = any(${ids}::text[])`;

  return {
    find: async (id) => (await records(sql`where id = ${id}`))[0] ?? null,
    withIds: async (ids) => (ids.length === 0 ? [] : records(among(ids))),
    where: (query) => records(sql`${clausesOf(indexes, query)} ${orderOf(query)}`),
    count: async (query) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${table} ${clausesOf(indexes, query)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    add: (item) =>
      write(name, async (trx) => {
        await sql`insert into ${table} (id, ${sql.join(names)})
          values (${idOf(item)}, ${sql.join(valuesOf(item))})`.execute(trx);
        return true;
      }),
    replace: (item) =>
      write(name, async (trx) => {
        const [record] = valuesOf(item);
        const { rows } = await sql`
          update ${table} set (${sql.join(names)}) = row(${sql.join(valuesOf(item))})
          where id = ${idOf(item)} and record is distinct from ${record} returning id`.execute(trx);
        return rows.length > 0;
      }),
    remove: async (ids) => {
      if (ids.length === 0) return;
      await write(name, async (trx) => {
        const { rows } = await sql`delete from ${table} ${among(ids)} returning id`.execute(trx);
        return rows.length > 0;
      });
    },
  };
};
