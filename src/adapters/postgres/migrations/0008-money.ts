import { count } from "#adapters/postgres/migrations/columns.ts";

export const MONEY: readonly string[] = [
  // Engines name the constraint differently.
  "alter table agreement drop constraint if exists agreement_state_check",
  "alter table agreement drop constraint if exists check_state",
  "alter table agreement add column if not exists reference text not null default ''",
  "alter table agreement add column if not exists declines bigint not null default 0",
  "alter table agreement add column if not exists captured_at text not null default ''",
  "alter table agreement add column if not exists payee text not null default ''",
  "alter table orders add column if not exists capture_id text not null default ''",
  "create index if not exists orders_capture on orders (capture_id)",
  `create table if not exists refund (
    order_id text primary key,
    key text not null,
    is_putting_back boolean not null,
    asked_at text not null
  )`,
  `create table if not exists message (
    id text primary key,
    kind text not null,
    recipient text not null,
    recipient_key text not null,
    reply_to jsonb,
    reply_key text not null,
    subject text not null,
    text text not null,
    html text not null,
    written_at text not null,
    written timestamptz not null,
    state text not null,
    ${count("tries")},
    due_at text not null,
    due timestamptz not null
  )`,
  "create index if not exists message_due on message (state, due)",
  "create index if not exists message_written on message (written desc, id)",
  "create index if not exists message_recipient on message (recipient_key)",
  "create index if not exists message_reply on message (reply_key)",
  `create table if not exists waiting (
    id text primary key,
    category text not null,
    email text not null,
    email_key text not null,
    since text not null
  )`,
  "create index if not exists waiting_category on waiting (category)",
  "create index if not exists waiting_email on waiting (email_key)",
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
];
