export const ANSWERS: readonly string[] = [
  "alter table answer add column if not exists caller text not null default ''",
];
