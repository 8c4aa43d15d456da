/** What the owner sets, as JSON by name. */
export const SETTINGS: readonly string[] = [
  "create table if not exists setting (name text primary key, value jsonb not null)",
];
