/** `named` is when a text named it last, as far as the sweep has seen. `written`: see `Original`. */
export const PICTURES: readonly string[] = [
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
