export const EGGS_THEN: readonly string[] = [
  "alter table waiting add column if not exists eggs_then bigint",
];
