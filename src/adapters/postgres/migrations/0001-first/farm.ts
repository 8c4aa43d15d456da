export const FARM: readonly string[] = [
  `create table if not exists splash (
    name text primary key check (name = 'splash'),
    content text not null,
    enabled boolean not null,
    version bigint not null check (version >= 1),
    until text
  )`,
  "create table if not exists setting (name text primary key, value jsonb not null)",
  "create table if not exists document_extra (document text primary key, extra jsonb not null)",
  `create table if not exists post (
    id text primary key check (id <> ''),
    title text not null,
    slug text not null,
    featured_image text not null,
    content text not null,
    tags jsonb not null,
    author text not null,
    date text not null,
    excerpt text not null,
    extra jsonb
  )`,
  `create index if not exists post_newest on post (
    (case when date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}[T 0-9:.Z+-]{0,20}$' then date else '' end), id
  )`,
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
