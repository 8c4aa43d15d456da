/** Orders with news that their customers had no mail about are few, and asked for often. */
export const UNTOLD: readonly string[] = [
  "create index if not exists order_untold on orders (placed) where rest -> 'untold' is not null",
];
