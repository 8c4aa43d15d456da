import { sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { LOT_COLUMNS, lotOf, lotRow } from "#adapters/postgres/lot-rows.ts";
import { anyOf, instantIn } from "#adapters/postgres/values.ts";
import type { LotRepository } from "#ports/lot-repository.ts";

const atInstant = (text: string) => sql<Date>`${instantIn(text)}::timestamptz`;

export const lotRecords = ({ db, write }: Access): LotRepository => {
  const lots = () => db.selectFrom("egg_lot").select(LOT_COLUMNS).orderBy("booked").orderBy("id");
  return {
    open: async (kinds) => {
      const open = lots().where("remaining", ">", 0);
      const wanted = kinds ? open.where("category", "=", anyOf(kinds)) : open;
      return (await wanted.execute()).map(lotOf);
    },
    withIds: async (ids) =>
      ids.length === 0 ? [] : (await lots().where("id", "=", anyOf(ids)).execute()).map(lotOf),
    laidBy: async (flock, first, last) => {
      const laid = lots().where("flock", "=", flock).where("laid", ">=", first);
      return (await laid.where("laid", "<=", last).execute()).map(lotOf);
    },
    bookedSince: async (instant, until) => {
      const booked = lots().where("booked", ">=", atInstant(instant));
      const wanted = until === undefined ? booked : booked.where("booked", "<", atInstant(until));
      return (await wanted.execute()).map(lotOf);
    },
    eggsSince: async (instant) => {
      const { eggs } = await db
        .selectFrom("egg_lot")
        .select(sql<number>`coalesce(sum(eggs), 0)`.as("eggs"))
        .where("booked", ">=", atInstant(instant))
        .executeTakeFirstOrThrow();
      return eggs;
    },
    finishedBefore: async (day, most) => {
      const rows = await db
        .selectFrom("egg_lot")
        .select(LOT_COLUMNS)
        .where("remaining", "=", 0)
        .where("laid", "<", day)
        .orderBy("laid")
        .orderBy("flock")
        .orderBy("at")
        .orderBy("id")
        .limit(most)
        .execute();
      return rows.map(lotOf);
    },
    weekSumsFrom: (day) => db.selectFrom("egg_week").selectAll().where("week", ">=", day).execute(),
    save: async (changed) => {
      if (changed.length === 0) return;
      await write("lots", async (trx) => {
        for (const lot of changed) {
          const { id, ...row } = lotRow(lot);
          await trx
            .insertInto("egg_lot")
            .values({ id, ...row })
            .onConflict((is) => is.column("id").doUpdateSet(row))
            .execute();
        }
        return true;
      });
    },
    replaceBySums: async (ids, sums) => {
      if (ids.length === 0) return;
      await write("lots", async (trx) => {
        await trx.deleteFrom("egg_lot").where("id", "=", anyOf(ids)).execute();
        for (const { eggs, ...sum } of sums)
          await trx
            .insertInto("egg_week")
            .values({ ...sum, eggs })
            .onConflict((is) =>
              is
                .columns(["week", "category", "kind"])
                .doUpdateSet({ eggs: sql`egg_week.eggs + ${eggs}` }),
            )
            .execute();
        return true;
      });
    },
  };
};
