export const ORDER_WORDS: readonly string[] = ["drop table if exists order_word"];
