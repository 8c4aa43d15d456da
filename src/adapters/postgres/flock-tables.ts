import type { Insertable, Selectable } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { costOf, costRow, eggCountRow, eggsOf } from "#adapters/postgres/flock-rows.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { extraJson } from "#adapters/postgres/values.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import type { Removed } from "#core/shared/removed.ts";

type Db = Access["db"];

type EntryTables = "cost" | "egg_count";

export const entryTable = <Name extends EntryTables, Entry extends { readonly id: string }>(
  name: Name,
  toRow: (flock: FlockId, entry: Entry) => Insertable<Tables[Name]>,
  fromRow: (row: Selectable<Tables[Name]>) => Entry,
) => {
  // Kysely types a query by one table: all have the columns that are named here.
  const table = name as "cost";
  const rowOf = toRow as (flock: FlockId, entry: Entry) => Insertable<Tables["cost"]>;
  const entryOf = fromRow as (row: Selectable<Tables["cost"]>) => Entry;
  return {
    all: async (db: Db, flock: FlockId): Promise<readonly Entry[]> => {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where("flock", "=", flock)
        .orderBy("place")
        .execute();
      return rows.map(entryOf);
    },
    ofAll: async (db: Db): Promise<Readonly<Partial<Record<FlockId, readonly Entry[]>>>> => {
      const rows = await db.selectFrom(table).selectAll().orderBy("place").execute();
      const flocks = FLOCK_IDS.filter((id) => rows.some(({ flock }) => flock === id));
      return Object.fromEntries(
        flocks.map((id) => [id, rows.filter(({ flock }) => flock === id).map(entryOf)]),
      );
    },
    find: async (db: Db, flock: FlockId, id: string): Promise<Entry | null> => {
      const row = await db
        .selectFrom(table)
        .selectAll()
        .where("flock", "=", flock)
        .where("id", "=", id)
        .orderBy("place")
        .executeTakeFirst();
      return row ? entryOf(row) : null;
    },
    insert: (db: Db, flock: FlockId, { item, unknown }: Removed<Entry>) =>
      db
        .insertInto(table)
        .values({ ...rowOf(flock, item), extra: extraJson(unknown) })
        .execute(),
    replace: (db: Db, flock: FlockId, entry: Entry) =>
      db
        .updateTable(table)
        .set(rowOf(flock, entry))
        .where("flock", "=", flock)
        .where("id", "=", entry.id)
        .returning("id")
        .execute(),
    remove: async (db: Db, flock: FlockId, id: string): Promise<readonly Removed<Entry>[]> => {
      const rows = await db
        .deleteFrom(table)
        .where("flock", "=", flock)
        .where("id", "=", id)
        .returningAll()
        .execute();
      return rows.map((row) => ({ item: entryOf(row), unknown: row.extra }));
    },
  };
};

export type EntryTable<Entry extends { readonly id: string }> = ReturnType<
  typeof entryTable<EntryTables, Entry>
>;

export const costTable = entryTable("cost", costRow, costOf);
export const eggTable = entryTable("egg_count", eggCountRow, eggsOf);
