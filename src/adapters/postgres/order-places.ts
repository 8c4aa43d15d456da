import { type Kysely, type SqlBool, sql } from "kysely";
import { dayFor } from "#adapters/postgres/order-days.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsIn } from "#core/inventory/stock.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import { STATUSES_TO_HAND_OVER, STATUSES_TO_PACK } from "#core/orders/status-sets.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

const places = (db: Kysely<Tables>) =>
  db
    .selectFrom("orders")
    .select(["id", "date", "status", "items"])
    .select([
      sql<Order["days"] | null>`rest -> 'days'`.as("days"),
      sql<Order["handedOver"] | null>`rest -> 'handedOver'`.as("handedOver"),
      sql<Order["log"] | null>`rest -> 'log'`.as("log"),
    ])
    .orderBy("placed", "desc")
    .orderBy("place");

const placesIn = async (query: ReturnType<typeof places>): Promise<readonly OrderPlaces[]> =>
  (await query.execute()).map(({ days, handedOver, log, ...row }) => ({
    ...row,
    ...(days && { days }),
    ...(handedOver && { handedOver }),
    ...(log && { log }),
  }));

export const placesToPack = (db: Kysely<Tables>): Promise<readonly OrderPlaces[]> =>
  placesIn(places(db).where("status", "in", STATUSES_TO_PACK));

/** Read at each checkout from an open egg book: each order's eggs are added up when it is written. */
export const eggsPromisedIn = async (db: Kysely<Tables>): Promise<Inventory> => {
  const { rows } = await sql<{ category: CategoryId; eggs: number }>`
    select category, sum(eggs::bigint)::bigint as eggs from orders, jsonb_each_text(promised) as kinds (category, eggs)
    where promised is not null group by category`.execute(db);
  const promised = Object.fromEntries(rows.map(({ category, eggs }) => [category, eggs]));
  return { ...eggsIn([]), ...promised };
};

export const placesFrom = (db: Kysely<Tables>, day: Day): Promise<readonly OrderPlaces[]> =>
  placesIn(
    places(db).where((is) =>
      is.or([
        ...DELIVERY_METHODS.map((method) => is(dayFor(method), ">=", day)),
        is.and([is("status", "in", STATUSES_TO_HAND_OVER), sql<SqlBool>`rest -> 'days' is null`]),
      ]),
    ),
  );
