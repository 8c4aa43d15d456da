export const FARM: readonly string[] = [
  `create table if not exists setting (
    name text primary key,
    value jsonb not null check (name <> 'splash' or coalesce((value ->> 'version')::bigint, 0) >= 1)
  )`,
  "create table if not exists document_extra (document text primary key, extra jsonb not null)",
  `create table if not exists picture (
    hash text primary key,
    type text not null,
    width bigint not null,
    height bigint not null,
    bytes bytea not null,
    written text,
    named timestamptz not null
  )`,
  `create table if not exists picture_width (
    hash text not null,
    width bigint not null,
    height bigint not null,
    type text not null,
    bytes bytea not null,
    primary key (hash, width)
  )`,
];
