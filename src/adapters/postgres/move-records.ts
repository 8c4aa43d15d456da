import { sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { moveOf, moveRow } from "#adapters/postgres/lot-rows.ts";
import { insertMany } from "#adapters/postgres/many-rows.ts";
import { instantIn } from "#adapters/postgres/values.ts";
import type { MoveRepository } from "#ports/move-repository.ts";

export const moveRecords = ({ db, write }: Access): MoveRepository => {
  const moves = () => db.selectFrom("egg_move").selectAll().orderBy("place");
  const among = async (column: "id" | "undoes" | "order_id" | "lot", values: readonly string[]) => {
    const wanted = values.filter((value) => value !== "");
    if (wanted.length === 0) return [];
    return (await moves().where(column, "in", wanted).execute()).map(moveOf);
  };
  return {
    withIds: (ids) => among("id", ids),
    undoing: (ids) => among("undoes", ids),
    ofOrders: (ids) => among("order_id", ids),
    ofLots: (ids) => among("lot", ids),
    since: async (instant) => {
      const from = sql<Date>`${instantIn(instant)}::timestamptz`;
      return (await moves().where("moved", ">=", from).execute()).map(moveOf);
    },
    last: async (most) => {
      const last = db.selectFrom("egg_move").selectAll().orderBy("place", "desc").limit(most);
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
          .where("lot", "in", ids)
          .returning("id")
          .execute();
        return gone.length > 0;
      });
    },
  };
};
