export const HELD_EGGS: readonly string[] = [
  "alter table agreement add column if not exists opened_from text not null default ''",
];
