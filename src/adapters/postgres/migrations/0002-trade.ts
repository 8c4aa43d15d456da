import { oneOf } from "#adapters/postgres/migrations/columns.ts";

const AGREEMENT_STATES = ["opened", "capturing", "taken", "pending", "expired", "cancelled"];

/** An order that was paid for is never refused: only its id has a constraint. */
export const TRADE: readonly string[] = [
  `create table if not exists orders (
    place bigint primary key,
    id text not null,
    date text not null,
    placed timestamptz not null,
    customer_email text not null,
    email_key text not null,
    total bigint not null,
    status text not null,
    items jsonb not null,
    rest jsonb not null
  )`,
  "create unique index if not exists orders_id on orders (id) where id <> ''",
  "create index if not exists orders_placed on orders (placed desc, place)",
  "create index if not exists orders_status on orders (status, placed desc)",
  "create index if not exists orders_email on orders (email_key)",
  `create table if not exists order_word (
    word text not null,
    place bigint not null references orders (place) on delete cascade,
    primary key (word, place)
  )`,
  "create index if not exists order_word_place on order_word (place)",
  `create table if not exists agreement (
    order_id text primary key check (order_id <> ''),
    method text not null,
    purchase jsonb not null,
    note text not null,
    opened_at text not null,
    opened timestamptz not null,
    state text not null ${oneOf("state", AGREEMENT_STATES)}
  )`,
  "create index if not exists agreement_opened on agreement (opened)",
  "create index if not exists agreement_state on agreement (state)",
  `create table if not exists customer (
    place bigint primary key,
    id text not null,
    name text not null,
    email text not null,
    email_key text not null,
    phone text not null
  )`,
  "create unique index if not exists customer_id on customer (id) where id <> ''",
  "create unique index if not exists customer_email on customer (email_key) where email_key <> ''",
  `create table if not exists customer_word (
    word text not null,
    place bigint not null references customer (place) on delete cascade,
    primary key (word, place)
  )`,
  "create index if not exists customer_word_place on customer_word (place)",
];
