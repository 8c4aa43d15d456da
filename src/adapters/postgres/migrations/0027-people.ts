/** Who may come into the office: by the password that the owner has set in the shop, by a helper's, and from where. */
export const PEOPLE: readonly string[] = [
  `create table if not exists owner_password (
    name text primary key,
    hash text not null,
    mark text not null
  )`,
  `create table if not exists helper (
    id text primary key,
    name text not null unique,
    password_hash text not null unique,
    added timestamptz not null default now()
  )`,
  "create table if not exists secret (name text primary key, value text not null)",
  "alter table session add column if not exists device text not null default ''",
  "alter table session add column if not exists helper text not null default ''",
];
