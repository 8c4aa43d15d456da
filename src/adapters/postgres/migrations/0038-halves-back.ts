/** Null where a process of the version before has asked: that knows `is_putting_back` alone, which is kept for it. */
export const HALVES_BACK: readonly string[] = [
  "alter table refund add column if not exists putting_back jsonb",
];
