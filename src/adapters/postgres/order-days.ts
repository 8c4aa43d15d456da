import { type SqlBool, sql } from "kysely";
import type { OrdersOfDay } from "#core/orders/orders-of-day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";

/** Must match the index `order_collection_day` and its like. */
export const dayFor = (method: DeliveryMethod) =>
  sql<string>`rest -> 'days' ->> ${sql.lit(method)}`;

const HAS_COLLECTION = sql<SqlBool>`items @> '[{"deliveryMethod": "collection"}]'`;

const HAS: Readonly<Record<DeliveryMethod, ReturnType<typeof sql<SqlBool>>>> = {
  collection: HAS_COLLECTION,
  delivery: sql`(items @> '[{"deliveryMethod": "delivery"}]' or not ${HAS_COLLECTION})`,
};

const withoutOwn = (method: DeliveryMethod, { unchosen }: OrdersOfDay) => {
  const span = unchosen[method];
  return span
    ? [
        sql<SqlBool>`(placed >= ${span.from}::timestamptz and placed < ${span.until}::timestamptz
          and ${dayFor(method)} is null and ${HAS[method]})`,
      ]
    : [];
};

export const isForDay = (asked: OrdersOfDay) => {
  const ways = DELIVERY_METHODS.flatMap((method) => [
    sql<SqlBool>`${dayFor(method)} = ${asked.day}`,
    ...withoutOwn(method, asked),
  ]);
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
};
