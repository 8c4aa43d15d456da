import { tableOf } from "#adapters/postgres/collection-tables.ts";
import { count, oneOf } from "#adapters/postgres/migrations/0001-farm/columns.ts";
import { CATEGORY_IDS, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { HIGHEST_PRICE } from "#core/pricing/prices.ts";
import { KIND_NAMES } from "#core/shop/kinds.ts";

export const TRADE: readonly string[] = [
  `create table if not exists stock (
    category text primary key ${oneOf("category", CATEGORY_IDS)},
    ${count("eggs")}
  )`,
  `create table if not exists price (
    category text not null ${oneOf("category", CATEGORY_IDS)},
    pack_size bigint not null check (pack_size in (${PACK_SIZES.join(", ")})),
    pence bigint not null check (pence between 0 and ${HIGHEST_PRICE}),
    primary key (category, pack_size)
  )`,
  `create table if not exists erasure (
    email_hash text primary key,
    at text not null,
    in_files boolean not null default true
  )`,
  `create table if not exists lookup (
    key_hash text not null,
    order_id text not null,
    at timestamptz not null default now(),
    primary key (key_hash, order_id)
  )`,
  "create index if not exists lookup_at on lookup (at)",
  "create index if not exists lookup_key on lookup (key_hash, at)",
  `create table if not exists order_token (
    token_hash text primary key,
    order_id text not null,
    at timestamptz not null default now()
  )`,
  "create index if not exists order_token_order on order_token (order_id)",
  ...KIND_NAMES.flatMap(tableOf),
];
