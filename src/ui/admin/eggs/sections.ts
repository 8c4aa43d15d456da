export const OFF_THE_SHELF = "off-the-shelf";
export const COUNT_THE_SHELF = "count-the-shelf";
export const OTHER_WAYS = "other-ways";
export const LAST_MOVES = "last-moves";
