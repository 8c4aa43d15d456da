import type { Access } from "#adapters/postgres/access.ts";
import { costOf, costRow, eggCountRow, eggsOf } from "#adapters/postgres/flock-rows.ts";
import type { CostEntry, EggEntry, FlockId } from "#core/flocks/flock.ts";
import type { Removed } from "#core/shared/removed.ts";

type Db = Access["db"];

/** How a table of entries is read and written. */
export interface EntryTable<Entry> {
  find(db: Db, flock: FlockId, id: string): Promise<Entry | null>;
  insert(db: Db, flock: FlockId, entry: Entry): Promise<unknown>;
  replace(db: Db, flock: FlockId, entry: Entry): Promise<readonly unknown[]>;
  remove(db: Db, flock: FlockId, id: string): Promise<readonly Removed<Entry>[]>;
}

/** The costs of all flocks. */
export const costTable: EntryTable<CostEntry> = {
  find: async (db, flock, id) => {
    const row = await db
      .selectFrom("cost")
      .selectAll()
      .where("flock", "=", flock)
      .where("id", "=", id)
      .orderBy("place")
      .executeTakeFirst();
    return row ? costOf(row) : null;
  },
  insert: (db, flock, entry) => db.insertInto("cost").values(costRow(flock, entry)).execute(),
  replace: (db, flock, entry) =>
    db
      .updateTable("cost")
      .set(costRow(flock, entry))
      .where("flock", "=", flock)
      .where("id", "=", entry.id)
      .returning("id")
      .execute(),
  remove: async (db, flock, id) =>
    (
      await db
        .deleteFrom("cost")
        .where("flock", "=", flock)
        .where("id", "=", id)
        .returningAll()
        .execute()
    ).map((row) => ({ item: costOf(row), unknown: null })),
};

/** The egg counts of all flocks. */
export const eggTable: EntryTable<EggEntry> = {
  find: async (db, flock, id) => {
    const row = await db
      .selectFrom("egg_count")
      .selectAll()
      .where("flock", "=", flock)
      .where("id", "=", id)
      .orderBy("place")
      .executeTakeFirst();
    return row ? eggsOf(row) : null;
  },
  insert: (db, flock, entry) =>
    db.insertInto("egg_count").values(eggCountRow(flock, entry)).execute(),
  replace: (db, flock, entry) =>
    db
      .updateTable("egg_count")
      .set(eggCountRow(flock, entry))
      .where("flock", "=", flock)
      .where("id", "=", entry.id)
      .returning("id")
      .execute(),
  remove: async (db, flock, id) =>
    (
      await db
        .deleteFrom("egg_count")
        .where("flock", "=", flock)
        .where("id", "=", id)
        .returningAll()
        .execute()
    ).map((row) => ({ item: eggsOf(row), unknown: null })),
};
