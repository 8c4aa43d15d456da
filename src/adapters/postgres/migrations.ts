import { OPENING } from "#adapters/postgres/opening.ts";
import { CATEGORY_IDS, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { AGREEMENT_STATES } from "#core/payments/agreement-state.ts";
import { HIGHEST_PRICE } from "#core/pricing/price-edit.ts";

/** A name, and statements that may each be run twice. */
export type Migration = readonly [string, readonly string[]];

const oneOf = (column: string, values: readonly (string | number)[]): string =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`;

const count = (column: string): string => `${column} bigint not null check (${column} >= 0)`;

const FARM: readonly string[] = [
  "create table if not exists topic (name text primary key, version bigint not null)",
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
  `create table if not exists splash (
    name text primary key check (name = 'splash'),
    content text not null,
    enabled boolean not null,
    version bigint not null check (version >= 1)
  )`,
  `create table if not exists post (
    id text primary key check (id <> ''),
    title text not null,
    slug text not null,
    featured_image text not null,
    content text not null,
    tags jsonb not null,
    author text not null,
    date text not null,
    excerpt text not null
  )`,
  `create table if not exists cost (
    place bigint primary key,
    flock text not null ${oneOf("flock", FLOCK_IDS)},
    id text not null,
    day text not null,
    type text not null,
    ${count("amount")},
    description text not null
  )`,
  "create index if not exists cost_day on cost (flock, day)",
  `create table if not exists egg_count (
    place bigint primary key,
    flock text not null ${oneOf("flock", FLOCK_IDS)},
    id text not null,
    day text not null,
    ${count("small")},
    ${count("medium")},
    ${count("large")},
    ${count("extra_large")},
    ${count("double_yolkers")}
  )`,
  "create index if not exists egg_count_day on egg_count (flock, day)",
];

/** An order that was paid for is never refused: no rule but that of its number. */
const TRADE: readonly string[] = [
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

const DOOR: readonly string[] = [
  `create table if not exists session (
    token_hash text primary key,
    password_mark text not null,
    created timestamptz not null default now(),
    seen timestamptz not null default now()
  )`,
  `create table if not exists attempt (
    address text primary key,
    ${count("wrong")},
    until timestamptz not null
  )`,
  `create table if not exists rate (
    name text primary key,
    taken jsonb not null,
    until timestamptz not null
  )`,
  `create table if not exists lookup (
    key_hash text not null,
    order_id text not null,
    at timestamptz not null default now(),
    primary key (key_hash, order_id)
  )`,
  `create table if not exists answer (
    id text primary key,
    input text not null,
    holder text not null,
    until timestamptz not null,
    body text,
    at timestamptz not null default now()
  )`,
];

/** How the tables came to be, in order. One that shops have run is never changed: what is new gets a migration of its own. */
export const MIGRATIONS: readonly Migration[] = [
  ["0001-farm", FARM],
  ["0002-trade", TRADE],
  ["0003-door", DOOR],
  ["0004-opening", OPENING],
];
