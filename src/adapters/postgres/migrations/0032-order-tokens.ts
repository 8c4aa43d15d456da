/** Links of an order's mails, and which order a message that waits will lead to. */
export const ORDER_TOKENS: readonly string[] = [
  `create table if not exists order_token (
    token_hash text primary key,
    order_id text not null,
    at timestamptz not null default now()
  )`,
  "create index if not exists order_token_order on order_token (order_id)",
  "alter table message add column if not exists links_to text",
];
