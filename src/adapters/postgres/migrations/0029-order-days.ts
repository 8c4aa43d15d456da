import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

/** Orders are found by the days that were chosen for them, which stand in `rest`. */
export const ORDER_DAYS: readonly string[] = DELIVERY_METHODS.map(
  (method) =>
    `create index if not exists order_${method}_day on orders ((rest -> 'days' ->> '${method}'))`,
);
