import { count } from "#adapters/postgres/migrations/0001-farm/columns.ts";

export const CALLERS: readonly string[] = [
  `create table if not exists session (
    token_hash text primary key,
    password_mark text not null,
    created timestamptz not null default now(),
    seen timestamptz not null default now(),
    device text not null default '',
    helper text not null default ''
  )`,
  "create index if not exists session_created on session (created)",
  "create index if not exists session_seen on session (seen)",
  `create table if not exists helper (
    id text primary key,
    name text not null unique,
    password_hash text not null unique,
    added timestamptz not null default now()
  )`,
  `create table if not exists owner_password (
    name text primary key,
    hash text not null,
    mark text not null
  )`,
  "create table if not exists secret (name text primary key, value text not null)",
  `create table if not exists attempt (
    address text primary key,
    ${count("wrong")},
    until timestamptz not null
  )`,
  "create index if not exists attempt_until on attempt (until)",
  `create table if not exists rate (
    name text primary key,
    taken jsonb not null,
    until timestamptz not null
  )`,
  "create index if not exists rate_until on rate (until)",
  `create table if not exists answer (
    id text primary key,
    input text not null,
    holder text not null,
    until timestamptz not null,
    body text,
    at timestamptz not null default now(),
    caller text not null default ''
  )`,
  "create index if not exists answer_at on answer (at)",
  `create table if not exists link_request (
    id text primary key,
    email text not null,
    at timestamptz not null default now()
  )`,
  `create table if not exists link (
    token_hash text primary key,
    request text not null,
    email text not null,
    until timestamptz not null
  )`,
  `create table if not exists proven (
    key_hash text not null,
    email_key text not null,
    email text not null,
    at timestamptz not null default now(),
    primary key (key_hash, email_key)
  )`,
  "create table if not exists mutex (name text primary key, taken bigint not null)",
  `create table if not exists topic_change (
    topic text not null,
    writer text not null,
    times bigint not null default 1,
    at timestamptz not null default now()
  )`,
];
