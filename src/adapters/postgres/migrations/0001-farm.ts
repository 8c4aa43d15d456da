import { count, oneOf } from "#adapters/postgres/migrations/columns.ts";
import { CATEGORY_IDS, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { HIGHEST_PRICE } from "#core/pricing/prices.ts";

export const FARM: readonly string[] = [
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
