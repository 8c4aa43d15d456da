import type { Selectable } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { PartRefund } from "#core/payments/part-refund.ts";
import type { PartRefundRepository } from "#ports/part-refund-repository.ts";

const partOf = (row: Selectable<Tables["part_refund"]>): PartRefund => ({
  orderId: row.order_id,
  wish: row.wish,
  amount: row.amount,
  reason: row.reason,
  askedAt: row.asked_at,
});

export const partRefundRecords = ({ db, write }: Access): PartRefundRepository => ({
  find: async (orderId) => {
    const row = await db
      .selectFrom("part_refund")
      .selectAll()
      .where("order_id", "=", orderId)
      .executeTakeFirst();
    return row ? partOf(row) : null;
  },
  all: async () => (await db.selectFrom("part_refund").selectAll().execute()).map(partOf),
  add: ({ orderId, wish, amount, reason, askedAt }) =>
    write("partRefunds", async (trx) => {
      await trx
        .insertInto("part_refund")
        .values({ order_id: orderId, wish, amount, reason, asked_at: askedAt })
        .execute();
      return true;
    }),
  remove: (orderId) =>
    write("partRefunds", async (trx) => {
      const gone = await trx
        .deleteFrom("part_refund")
        .where("order_id", "=", orderId)
        .returning("order_id")
        .execute();
      return gone.length > 0;
    }),
});
