import { type Kysely, sql } from "kysely";
import { ORDER_COLUMNS, orderOf } from "#adapters/postgres/order-row.ts";
import { orderWords } from "#adapters/postgres/order-words.ts";
import type { Tables } from "#adapters/postgres/tables.ts";

const BATCH = 500;

const indexBatch = async (db: Kysely<Tables>): Promise<boolean> => {
  const rows = await db
    .selectFrom("orders")
    .select([...ORDER_COLUMNS, "place"])
    .where("words", "is", null)
    .limit(BATCH)
    .execute();
  const places = rows.map(({ place }) => place);
  const words = rows.map((row) => orderWords(orderOf(row)));
  await sql`update orders set words = found.words::tsvector
    from unnest(${places}::bigint[], ${words}::text[]) as found (place, words)
    where orders.place = found.place and orders.words is null`.execute(db);
  return rows.length === BATCH;
};

/**
 * Indexes orders that an older version has stored. Each process does so at its start, so that the last one of a rolling
 * update finds those too that were stored meanwhile. Idempotent.
 */
export const indexOrders = async (db: Kysely<Tables>): Promise<void> => {
  while (await indexBatch(db)) {}
  await sql`delete from order_term`.execute(db);
};
