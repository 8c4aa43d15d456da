import { type Insertable, type Selectable, type SqlBool, sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { instantIn, json } from "#adapters/postgres/values.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { AGREEMENT_STATES, isUnderWay } from "#core/payments/agreement-state.ts";
import type { AgreementRepository } from "#ports/agreement-repository.ts";

type Row = Omit<Selectable<Tables["agreement"]>, "opened">;

const agreementOf = ({
  order_id,
  opened_at,
  paid_by,
  captured_at,
  payee,
  opened_from,
  ...row
}: Row): Agreement => ({
  orderId: order_id,
  openedAt: opened_at,
  ...row,
  ...(paid_by && { paidBy: paid_by }),
  ...(captured_at && { capturedAt: captured_at }),
  ...(payee && { payee }),
  ...(opened_from && { openedFrom: opened_from }),
});

const rowOf = (agreement: Agreement): Insertable<Tables["agreement"]> => ({
  order_id: agreement.orderId,
  method: agreement.method,
  purchase: json(agreement.purchase),
  note: agreement.note,
  opened_at: agreement.openedAt,
  opened: instantIn(agreement.openedAt),
  state: agreement.state,
  paid_by: agreement.paidBy ?? "",
  reference: agreement.reference,
  declines: agreement.declines,
  captured_at: agreement.capturedAt ?? "",
  payee: agreement.payee ?? "",
  opened_from: agreement.openedFrom ?? "",
});

const UNDER_WAY = AGREEMENT_STATES.filter(isUnderWay);

const select = (db: Access["db"]) =>
  db
    .selectFrom("agreement")
    .select([
      "order_id",
      "method",
      "purchase",
      "note",
      "opened_at",
      "state",
      "paid_by",
      "reference",
      "declines",
      "captured_at",
      "payee",
      "opened_from",
    ]);

const isOtherThan = (row: object) =>
  sql<SqlBool>`(${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    is distinct from (${sql.join(Object.values(row))})`;

export const agreementRecords = ({ db, write }: Access): AgreementRepository => {
  const removeAll = (orderIds: readonly string[]): Promise<void> =>
    write("agreements", async (trx) => {
      if (orderIds.length === 0) return false;
      const gone = await trx
        .deleteFrom("agreement")
        .where("order_id", "in", orderIds)
        .returning("order_id")
        .execute();
      return gone.length > 0;
    });

  return {
    find: async (orderId) => {
      const row = await select(db).where("order_id", "=", orderId).executeTakeFirst();
      return row ? agreementOf(row) : null;
    },
    withIds: async (orderIds) =>
      orderIds.length === 0
        ? []
        : (await select(db).where("order_id", "in", orderIds).execute()).map(agreementOf),
    underWay: async () =>
      (await select(db).where("state", "in", UNDER_WAY).execute()).map(agreementOf),
    openedBefore: async (instant) =>
      (
        await select(db)
          .where("opened", "<", instantIn(instant) as never)
          .execute()
      ).map(agreementOf),
    add: (agreement) =>
      write("agreements", async (trx) => {
        await trx.insertInto("agreement").values(rowOf(agreement)).execute();
        return true;
      }),
    replace: (agreement) =>
      write("agreements", async (trx) => {
        const { order_id, ...row } = rowOf(agreement);
        const changed = await trx
          .updateTable("agreement")
          .set(row)
          .where("order_id", "=", order_id)
          .where(isOtherThan(row))
          .returning("order_id")
          .execute();
        return changed.length > 0;
      }),
    remove: (orderId) => removeAll([orderId]),
    removeAll,
  };
};
