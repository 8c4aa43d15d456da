import { type Kysely, type SqlBool, sql } from "kysely";
import { dayFor } from "#adapters/postgres/order-days.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
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

export const placesFrom = (db: Kysely<Tables>, day: Day): Promise<readonly OrderPlaces[]> =>
  placesIn(
    places(db).where((is) =>
      is.or([
        ...DELIVERY_METHODS.map((method) => is(dayFor(method), ">=", day)),
        is.and([is("status", "in", STATUSES_TO_HAND_OVER), sql<SqlBool>`rest -> 'days' is null`]),
      ]),
    ),
  );
