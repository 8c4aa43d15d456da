/** Mutexes, and an index by which the latest order of a browser is found without reading those of all. */
export const MUTEXES: readonly string[] = [
  "create table if not exists mutex (name text primary key, taken bigint not null)",
  "create index if not exists lookup_key on lookup (key_hash, at)",
];
