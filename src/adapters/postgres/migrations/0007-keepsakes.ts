export const KEEPSAKES: readonly string[] = [
  `create table if not exists keepsake (
    place bigint primary key,
    kind text not null,
    key text not null,
    fields jsonb not null
  )`,
];
