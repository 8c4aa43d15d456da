export const OFF_THE_SHELF = "off-the-shelf";
export const LAST_MOVES = "last-moves";
