import type { Kysely } from "kysely";
import { orderOfBefore } from "#adapters/farm-json/money-of-before.ts";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { ORDERS } from "#core/orders/orders.ts";

/**
 * Orders that said of their money what they knew become orders with movements, and all are found by
 * their numbers as they are heard.
 */
export const orderMoney = (db: Kysely<Tables>): Promise<void> =>
  db.transaction().execute((trx) =>
    collectionIn(
      { db: trx, write: async (_topic, change) => void (await change(trx)) },
      ORDERS,
    ).rewrite({}, (whole) => ({
      ...whole,
      item: "money" in whole.item ? whole.item : orderOfBefore(whole.item),
    })),
  );
