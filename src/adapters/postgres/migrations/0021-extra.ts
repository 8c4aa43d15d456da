const TABLES = ["orders", "customer", "cost", "egg_count", "post"];

/** `keepsake` named a row by its id and by the number of rows with the same id before it. */
const fill = (table: string, kind: string, ids: string, order: string): string =>
  `update ${table} set extra = found.fields from (
    select ${order}, jsonb_build_array(${ids}, row_number() over (partition by ${ids} order by ${order}) - 1) as name
    from ${table}) as named
    join (select fields, (case kind when '${kind}' then key else 'null' end)::jsonb as name
      from keepsake) as found on found.name = named.name
    where ${table}.${order} = named.${order} and ${table}.extra is null`;

export const EXTRA: readonly string[] = [
  ...TABLES.map((table) => `alter table ${table} add column if not exists extra jsonb`),
  "create table if not exists document_extra (document text primary key, extra jsonb not null)",
  `insert into document_extra (document, extra)
    select key, fields from keepsake where kind = 'document' on conflict do nothing`,
  fill("orders", "orders", "id", "place"),
  fill("customer", "customers", "id", "place"),
  fill("cost", "costs", "flock, 'costLog'::text, id", "place"),
  fill("egg_count", "eggCounts", "flock, 'eggLog'::text, id", "place"),
  fill("post", "stories", "id", "id"),
  "truncate keepsake",
];
