/** The last moves are looked at on a page, and lots of long ago are looked for at midnight. */
export const EGG_BOOK_READ: readonly string[] = [
  "create index if not exists egg_move_place on egg_move (place)",
  "create index if not exists egg_lot_finished on egg_lot (laid) where remaining = 0",
];
