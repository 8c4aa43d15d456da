import { type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { type Order, type OrderPlaces, STATUSES_TO_HAND_OVER } from "#core/orders/order.ts";
import type { OrdersOfDay } from "#core/orders/orders-of-day.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";

/** As the indexes of 0029 have it. */
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

/** Less than whole orders: those to come are many, and read at each checkout for a day with caps. */
export const orderPlaces = async (
  db: Kysely<Tables>,
  day: Day,
): Promise<readonly OrderPlaces[]> => {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "date", "status", "items"])
    .select([
      sql<Order["days"] | null>`rest -> 'days'`.as("days"),
      sql<Order["log"] | null>`rest -> 'log'`.as("log"),
    ])
    .where((is) =>
      is.or([
        ...DELIVERY_METHODS.map((method) => is(dayFor(method), ">=", day)),
        is.and([is("status", "in", STATUSES_TO_HAND_OVER), sql<SqlBool>`rest -> 'days' is null`]),
      ]),
    )
    .orderBy("placed", "desc")
    .orderBy("place")
    .execute();
  return rows.map(({ days, log, ...row }) => ({
    ...row,
    ...(days && { days }),
    ...(log && { log }),
  }));
};
