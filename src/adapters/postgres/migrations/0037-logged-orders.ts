/** Orders whose money moved lately are found by their last line of the log. */
export const LOGGED_ORDERS: readonly string[] = [
  "create index if not exists order_last_logged on orders ((rest -> 'log' -> -1 ->> 'at'))",
];
