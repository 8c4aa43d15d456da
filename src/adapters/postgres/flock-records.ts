import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type Access, nextPlace } from "#adapters/postgres/access.ts";
import { costOf, costRow, eggCountRow, eggsOf } from "#adapters/postgres/flock-rows.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { Flock, FlockId } from "#core/flocks/flock.ts";
import type { FlockTotals } from "#core/flocks/flock-pnl.ts";
import type { Days } from "#core/flocks/period.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";

const costsOf = (db: Kysely<Tables>, id: FlockId, days: Days) => {
  const all = db.selectFrom("cost").where("flock", "=", id);
  return days ? all.where("day", ">=", days.first).where("day", "<=", days.last) : all;
};

const eggCountsOf = (db: Kysely<Tables>, id: FlockId, days: Days) => {
  const all = db.selectFrom("egg_count").where("flock", "=", id);
  return days ? all.where("day", ">=", days.first).where("day", "<=", days.last) : all;
};

const asWritten = <Row extends { readonly place: number }>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => a.place - b.place);

/** Thousands of rows in one text of JSON are read in half the time. */
const entriesOf = async (db: Kysely<Tables>, id: FlockId, days: Days): Promise<Flock> => {
  const { costs, eggs } = await db
    .selectNoFrom([
      jsonArrayFrom(costsOf(db, id, days).selectAll()).as("costs"),
      jsonArrayFrom(eggCountsOf(db, id, days).selectAll()).as("eggs"),
    ])
    .executeTakeFirstOrThrow();
  return { costs: asWritten(costs).map(costOf), eggs: asWritten(eggs).map(eggsOf) };
};

const totals = async (db: Kysely<Tables>, id: FlockId, days: Days): Promise<FlockTotals> => {
  const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;
  const { costs, ...eggs } = await eggCountsOf(db, id, days)
    .select([
      total("small").as("small"),
      total("medium").as("medium"),
      total("large").as("large"),
      total("extra_large").as("extraLarge"),
      total("double_yolkers").as("doubleYolkers"),
    ])
    .select(costsOf(db, id, days).select(total("amount").as("amount")).as("costs"))
    .executeTakeFirstOrThrow();
  return { costs: costs ?? 0, eggs };
};

const removeFrom =
  (write: Access["write"], table: "cost" | "egg_count") => (flock: FlockId, id: string) =>
    write("flocks", async (trx) => {
      const gone = await trx
        .deleteFrom(table)
        .where("flock", "=", flock)
        .where("id", "=", id)
        .returning("id")
        .execute();
      return gone.length > 0;
    });

export const flockRecords = ({ db, write }: Access): FlockRepository => {
  const entriesBetween = (id: FlockId, days: Days) => entriesOf(db, id, days);
  return {
    books: (id) => entriesBetween(id, null),
    entriesBetween,
    totals: (id, days) => totals(db, id, days),
    oldestDay: async () => {
      const { costs, eggs } = await db
        .selectNoFrom((is) => [
          is
            .selectFrom("cost")
            .select(({ fn }) => fn.min("day").as("day"))
            .as("costs"),
          is
            .selectFrom("egg_count")
            .select(({ fn }) => fn.min("day").as("day"))
            .as("eggs"),
        ])
        .executeTakeFirstOrThrow();
      return [costs, eggs].filter((day) => day !== null).sort()[0] ?? null;
    },
    addCost: (flock, cost) =>
      write("flocks", async (trx) => {
        await trx
          .insertInto("cost")
          .values({ place: nextPlace("cost"), ...costRow(flock, cost) })
          .execute();
        return true;
      }),
    addEggs: (flock, eggs) =>
      write("flocks", async (trx) => {
        await trx
          .insertInto("egg_count")
          .values({ place: nextPlace("egg_count"), ...eggCountRow(flock, eggs) })
          .execute();
        return true;
      }),
    removeCost: removeFrom(write, "cost"),
    removeEggs: removeFrom(write, "egg_count"),
  };
};
