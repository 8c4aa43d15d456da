/** What units of work exclude each other by. */
export const MUTEXES: readonly string[] = [
  "create table if not exists mutex (name text primary key, taken bigint not null)",
];
