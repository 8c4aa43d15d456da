/** What leaves with one half of an order comes back with it. */
export const MOVED_HALVES: readonly string[] = [
  "alter table egg_move add column if not exists half text not null default ''",
];
