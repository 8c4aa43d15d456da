import type { Selectable } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { json } from "#adapters/postgres/values.ts";
import type { Refund } from "#core/payments/refund.ts";
import type { RefundRepository } from "#ports/refund-repository.ts";

const refundOf = (row: Selectable<Tables["refund"]>): Refund => ({
  orderId: row.order_id,
  key: row.key,
  puttingBack: row.putting_back,
  askedAt: row.asked_at,
});

export const refundRecords = ({ db, write }: Access): RefundRepository => ({
  find: async (orderId) => {
    const row = await db
      .selectFrom("refund")
      .selectAll()
      .where("order_id", "=", orderId)
      .executeTakeFirst();
    return row ? refundOf(row) : null;
  },
  all: async () => (await db.selectFrom("refund").selectAll().execute()).map(refundOf),
  add: ({ orderId, key, puttingBack, askedAt }) =>
    write("refunds", async (trx) => {
      await trx
        .insertInto("refund")
        .values({
          order_id: orderId,
          key,
          putting_back: json(puttingBack),
          asked_at: askedAt,
        })
        .execute();
      return true;
    }),
  remove: (orderId) =>
    write("refunds", async (trx) => {
      const gone = await trx
        .deleteFrom("refund")
        .where("order_id", "=", orderId)
        .returning("order_id")
        .execute();
      return gone.length > 0;
    }),
});
