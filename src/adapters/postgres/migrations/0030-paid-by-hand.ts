/** Orders by hand are found by how they are paid and when that was, which stand in `rest`. */
export const PAID_BY_HAND: readonly string[] = [
  "create index if not exists order_paid_by_hand on orders ((rest -> 'paid' ->> 'how'), (rest -> 'paid' ->> 'at'))",
];
