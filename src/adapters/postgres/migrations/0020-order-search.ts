export const ORDER_SEARCH: readonly string[] = [
  "alter table orders add column if not exists words tsvector",
  "create index if not exists orders_words on orders using gin (words)",
  "truncate order_term",
];
