import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Access } from "#adapters/postgres/access.ts";
import { flockEntries } from "#adapters/postgres/flock-entries.ts";
import { costOf, eggsOf } from "#adapters/postgres/flock-rows.ts";
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

export const flockRecords = (access: Access): FlockRepository => {
  const { db } = access;
  const entriesBetween = (id: FlockId, days: Days) => entriesOf(db, id, days);
  return {
    ...flockEntries(access),
    books: (id) => entriesBetween(id, null),
    entriesBetween,
    totals: (id, days) => totals(db, id, days),
    firstCount: async (id) => {
      const { day } = await eggCountsOf(db, id, null)
        .select(({ fn }) => fn.min("day").as("day"))
        .executeTakeFirstOrThrow();
      return day;
    },
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
  };
};
