export const SPLASH_UNTIL: readonly string[] = [
  "alter table splash add column if not exists until text",
];
