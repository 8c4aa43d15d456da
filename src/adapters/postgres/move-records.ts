import { sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { MOVE_COLUMNS, moveOf, moveRow } from "#adapters/postgres/lot-rows.ts";
import { insertMany } from "#adapters/postgres/many-rows.ts";
import { anyOf, instantIn } from "#adapters/postgres/values.ts";
import { BACK_KINDS } from "#core/egg-book/egg-move.ts";
import type { MoveRepository } from "#ports/move-repository.ts";

const atInstant = (text: string) => sql<Date>`${instantIn(text)}::timestamptz`;

export const moveRecords = ({ db, write }: Access): MoveRepository => {
  const moves = () => db.selectFrom("egg_move").select(MOVE_COLUMNS).orderBy("place");
  const among = async (column: "id" | "undoes" | "order_id" | "lot", values: readonly string[]) => {
    if (values.length === 0) return [];
    const found = moves().where(column, "=", anyOf(values)).where(column, "<>", "");
    return (await found.execute()).map(moveOf);
  };
  return {
    withIds: (ids) => among("id", ids),
    undoing: (ids) => among("undoes", ids),
    ofOrders: (ids) => among("order_id", ids),
    ofLots: (ids) => among("lot", ids),
    between: async (from, until) => {
      const since = moves().where("moved", ">=", atInstant(from));
      return (await since.where("moved", "<", atInstant(until)).execute()).map(moveOf);
    },
    eggsOutSince: async (instant) => {
      const out = sql<number>`case when kind in (${sql.join(BACK_KINDS)}) then -eggs else eggs end`;
      const { eggs } = await db
        .selectFrom("egg_move")
        .select(sql<number>`coalesce(sum(${out}), 0)`.as("eggs"))
        .where("moved", ">=", atInstant(instant))
        .executeTakeFirstOrThrow();
      return eggs;
    },
    sumsBetween: (from, until) =>
      db
        .selectFrom("egg_move")
        .select(["lot", "kind", sql<number>`sum(eggs)`.as("eggs")])
        .where("moved", ">=", atInstant(from))
        .where("moved", "<", atInstant(until))
        .groupBy(["lot", "kind"])
        .execute(),
    last: async (most) => {
      const last = db
        .selectFrom("egg_move")
        .select(MOVE_COLUMNS)
        .orderBy("place", "desc")
        .limit(most);
      return (await last.execute()).map(moveOf);
    },
    addAll: async (added) => {
      if (added.length === 0) return;
      await write("moves", async (trx) => {
        await insertMany(trx, "egg_move", added.map(moveRow));
        return true;
      });
    },
    removeOfLots: async (ids) => {
      if (ids.length === 0) return;
      await write("moves", async (trx) => {
        const gone = await trx
          .deleteFrom("egg_move")
          .where("lot", "=", anyOf(ids))
          .returning("id")
          .execute();
        return gone.length > 0;
      });
    },
  };
};
