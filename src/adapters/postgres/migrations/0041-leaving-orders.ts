/** Orders whose customer is still to be erased are few. */
export const LEAVING_ORDERS: readonly string[] = [
  "create index if not exists order_leaving on orders (place) where rest ->> 'leaving' is not null",
];
