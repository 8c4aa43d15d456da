import { type RawBuilder, sql } from "kysely";
import { stored } from "#adapters/postgres/collection-queries.ts";
import { TYPES } from "#adapters/postgres/collection-tables.ts";
import { extraJson, json } from "#adapters/postgres/values.ts";
import type { Index, Kind } from "#core/shared/kind.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

type Column = readonly (string | number | null)[];

type Sql = RawBuilder<unknown>;

export interface Statements<Item> {
  readonly table: Sql;
  readonly names: Sql;
  /** Records as rows of `names`, and `id` and `extra`. */
  readonly rowsOf: (records: readonly WithUnknown<Item>[]) => Sql;
  readonly changed: Sql;
  readonly replacing: Sql;
  /** Of rows of one id the first. */
  readonly isFirst: Sql;
  readonly missing: Sql;
}

const typed = (column: Column, type: string) => sql`${column}::${sql.raw(type)}[]`;

const columnOf = <Item>(index: Index<Item>, items: readonly Item[]): Column =>
  items.map((item) => {
    const key = index.of(item);
    return key === null ? null : stored(index, key);
  });

const made = <Item extends object, Name extends string>({
  name,
  id: idOf,
  mayRepeat,
  indexes,
}: Kind<Item, Name>): Statements<Item> => {
  const table = sql.table(name);
  const columns = Object.entries(indexes) as [Name, Index<Item>][];
  const listed = ["record", ...columns.map(([column]) => column)].map((one) => sql.ref(one));
  const names = sql.join(listed);
  return {
    table,
    names,
    rowsOf: (records) => {
      const items = records.map(({ item }) => item);
      return sql`
        select ${sql.join([sql`id, extra::jsonb, record::jsonb`, ...listed.slice(1)])}
        from unnest(${sql.join([
          typed(items.map(idOf), "text"),
          typed(
            records.map(({ unknown }) => extraJson(unknown)),
            "text",
          ),
          typed(items.map(json), "text"),
          ...columns.map(([, index]) => typed(columnOf(index, items), TYPES[index.as])),
        ])}) as new (id, extra, ${names})`;
    },
    changed: sql.join(listed.map((one) => sql`${one} = new.${one}`)),
    replacing: sql`on conflict (id) where id <> '' do update set ${sql.join(
      listed.map((one) => sql`${one} = excluded.${one}`),
    )}`,
    isFirst: mayRepeat
      ? sql`and ${table}.place = (select min(place) from ${table} as one where one.id = new.id and one.id <> '')`
      : sql``,
    missing: sql`
      where not exists (select 1 from ${table} as one where one.id = new.id and one.id <> '')`,
  };
};

const known = new WeakMap<object, Statements<never>>();

/** Made once for a kind: each unit of work has collections of its own. */
export const statementsOf = <Item extends object, Name extends string>(
  kind: Kind<Item, Name>,
): Statements<Item> => {
  const found = known.get(kind) as Statements<Item> | undefined;
  const statements = found ?? made(kind);
  if (!found) known.set(kind, statements);
  return statements;
};
