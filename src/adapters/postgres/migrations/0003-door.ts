import { count } from "#adapters/postgres/migrations/columns.ts";

export const CALLERS: readonly string[] = [
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
