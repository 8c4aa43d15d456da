/** What orders were found by in 0002: since 0006 nothing reads it, and nothing removed the words of an erased person. */
export const ORDER_WORDS: readonly string[] = ["drop table if exists order_word"];
