/** The last day of a splash page. */
export const SPLASH_UNTIL: readonly string[] = [
  "alter table splash add column if not exists until text",
];
