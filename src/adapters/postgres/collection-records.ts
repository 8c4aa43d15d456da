import { type RawBuilder, sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { clausesOf, orderOf } from "#adapters/postgres/collection-queries.ts";
import { statementsOf } from "#adapters/postgres/collection-statements.ts";
import type { Kind } from "#core/shared/kind.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";
import type { Collection, Found, Query } from "#ports/collection.ts";

const MOST_ROWS = 5_000;

const partsOf = (fields: readonly string[]) => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(record)
  where key = any(${fields}::text[]))`;

const known = <Item>(item: Item): WithUnknown<Item> => ({ item, unknown: null });

export const collectionIn = <Item extends object, Name extends string>(
  { db, write }: Access,
  kind: Kind<Item, Name>,
): Collection<Item, Name> => {
  type Records = readonly WithUnknown<Item>[];
  const { topic, mayRepeat, indexes } = kind;
  const { table, names, rowsOf, changed, replacing, isFirst, missing } = statementsOf(kind);
  const insert = async (trx: Access["db"], all: Records, onConflict: RawBuilder<unknown>) => {
    for (let first = 0; first < all.length; first += MOST_ROWS)
      await sql`insert into ${table} (id, extra, ${names})
        ${rowsOf(all.slice(first, first + MOST_ROWS))} ${onConflict}`.execute(trx);
    return all.length > 0;
  };
  const addWhole = async (all: Records): Promise<void> => {
    if (all.length > 0) await write(topic, (trx) => insert(trx, all, sql``));
  };
  const records = async (rest: RawBuilder<unknown>): Promise<readonly Item[]> => {
    const { rows } = await sql<{ record: Item }>`select record from ${table} ${rest}`.execute(db);
    return rows.map(({ record }) => record);
  };
  const among = (ids: readonly string[]) => sql`where id = any(${ids}::text[]) and id <> ''`;
  const replace = async (trx: Access["db"], all: Records): Promise<boolean> => {
    const { rows } = await sql`
      update ${table} set ${changed} from (${rowsOf(all)}) as new
      where ${table}.id = new.id and new.id <> '' and ${table}.id <> '' ${isFirst}
        and ${table}.record is distinct from new.record
      returning new.id`.execute(trx);
    return rows.length > 0;
  };
  const count = async (query: Pick<Query<Name>, "where">): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${table} ${clausesOf(indexes, query)}`.execute(db);
    return rows[0]?.count ?? 0;
  };

  const page = async <Part>(
    part: RawBuilder<unknown>,
    query: Query<Name>,
  ): Promise<Found<Part>> => {
    const { rows } = await sql<{ part: Part; total: number }>`
      select ${part} as part, (select count(*) from ${table} ${clausesOf(indexes, query)}) as total
      from ${table} ${clausesOf(indexes, query)} ${orderOf(query)}`.execute(db);
    const items = rows.map((row) => row.part);
    return { items, total: rows[0]?.total ?? (query.skip ? await count(query) : 0) };
  };

  const totals = async <Of extends Name>(of: readonly Of[], query: Pick<Query<Name>, "where">) => {
    const sums = of.map((one) => sql`coalesce(sum(${sql.ref(one)}), 0) as ${sql.ref(one)}`);
    const { rows } = await sql<Record<Of, number>>`
      select ${sql.join(sums)} from ${table} ${clausesOf(indexes, query)}`.execute(db);
    return rows[0] as Record<Of, number>;
  };

  const writtenAnew = (place: number, next: WithUnknown<Item> | null) =>
    next
      ? sql`update ${table} set ${changed}, extra = new.extra from (${rowsOf([next])}) as new
          where ${table}.place = ${place}`
      : sql`delete from ${table} where place = ${place}`;

  return {
    find: async (id) =>
      (await records(sql`where id = ${id} and id <> '' order by place`))[0] ?? null,
    withIds: async (ids) => (ids.length === 0 ? [] : records(sql`${among(ids)} order by place`)),
    where: (query) => records(sql`${clausesOf(indexes, query)} ${orderOf(query)}`),
    page: (query) => page(sql`record`, query),
    parts: (fields, query) => page(partsOf(fields), query),
    count,
    sum: async (of, query) => (await totals([of], query))[of],
    totals,
    sums: async (of, by, query) => {
      const keys = by.map((one) => sql.ref(one));
      const { rows } = await sql<{ keys: Record<(typeof by)[number], string>; sum: number }>`
        select jsonb_build_object(${sql.join(by.map((one) => sql`${one}::text, ${sql.ref(one)}`))}) as keys,
          coalesce(sum(${sql.ref(of)}), 0) as sum
        from ${table} ${clausesOf(indexes, query, by)} group by ${sql.join(keys)}`.execute(db);
      return rows;
    },
    whole: async (ids) => {
      if (ids?.length === 0) return [];
      const { rows } = await sql<{ record: Item; extra: unknown }>`
        select record, extra from ${table} ${ids ? among(ids) : sql``} order by place`.execute(db);
      return rows.map(({ record, extra }) => ({ item: record, unknown: extra }));
    },
    add: (items) => addWhole(items.map(known)),
    addWhole,
    put: async (items) => {
      if (items.length === 0) return;
      const all = items.map(known);
      await write(topic, async (trx) => {
        if (!mayRepeat) return insert(trx, all, replacing);
        await replace(trx, all);
        return insert(trx, all, missing);
      });
    },
    replace: (item) => write(topic, (trx) => replace(trx, [known(item)])),
    remove: async (ids) => {
      if (ids.length === 0) return;
      await write(topic, async (trx) => {
        const { rows } = await sql`delete from ${table} ${among(ids)} returning id`.execute(trx);
        return rows.length > 0;
      });
    },
    rewrite: (query, change) =>
      write(topic, async (trx) => {
        const { rows } = await sql<{ place: number; record: Item; extra: unknown }>`
          select place, record, extra from ${table} ${clausesOf(indexes, query)}
          order by place for update`.execute(trx);
        const anew = rows.flatMap(({ place, record, extra }) => {
          const whole = { item: record, unknown: extra };
          const next = change(whole);
          return next === whole ? [] : [{ place, next }];
        });
        for (const { place, next } of anew) await writtenAnew(place, next).execute(trx);
        return anew.length > 0;
      }),
  };
};
