import type { Access } from "#adapters/postgres/access.ts";
import {
  countNoteOf,
  countNoteRow,
  hensOf,
  hensRow,
  medicineOf,
  medicineRow,
} from "#adapters/postgres/care-rows.ts";
import { entriesOf } from "#adapters/postgres/flock-entries.ts";
import { entryTable } from "#adapters/postgres/flock-tables.ts";
import { NO_NOTE } from "#core/care/count-note.ts";
import type { CareRepository } from "#ports/care-repository.ts";

const henTable = entryTable("hen_move", hensRow, hensOf);
const medicineTable = entryTable("medicine", medicineRow, medicineOf);

export const careRecords = (access: Access): CareRepository => {
  const { db, write } = access;
  const [hens, medicines] = [
    entriesOf(access, "care", henTable),
    entriesOf(access, "care", medicineTable),
  ];
  return {
    of: async (flock) => {
      const named = await db
        .selectFrom("flock_care")
        .select(["name", "pullets_until"])
        .where("flock", "=", flock)
        .executeTakeFirst();
      return {
        name: named?.name ?? "",
        pulletsUntil: named?.pullets_until ?? "",
        hens: await henTable.all(db, flock),
        medicines: await medicineTable.all(db, flock),
      };
    },
    saveName: (flock, { name, pulletsUntil: pullets_until }) =>
      write("care", async (trx) => {
        await trx
          .insertInto("flock_care")
          .values({ flock, name, pullets_until })
          .onConflict((is) => is.column("flock").doUpdateSet({ name, pullets_until }))
          .execute();
        return true;
      }),
    addHens: hens.add,
    replaceHens: hens.replace,
    removeHens: hens.remove,
    putBackHens: hens.putBack,
    addMedicine: medicines.add,
    replaceMedicine: medicines.replace,
    countNotes: async (flock) => {
      const rows = await db
        .selectFrom("count_note")
        .selectAll()
        .where("flock", "=", flock)
        .orderBy("id")
        .execute();
      return Object.fromEntries(rows.map((row) => [row.id, countNoteOf(row)]));
    },
    findCountNote: async (id) => {
      const row = await db
        .selectFrom("count_note")
        .selectAll()
        .where("id", "=", id)
        .orderBy("flock")
        .executeTakeFirst();
      return row ? countNoteOf(row) : null;
    },
    noteCount: (flock, id, note) =>
      write("care", async (trx) => {
        const row = countNoteRow(flock, id, note);
        await trx
          .insertInto("count_note")
          .values(row)
          .onConflict((is) => is.columns(["id", "flock"]).doUpdateSet(row))
          .execute();
        return true;
      }),
    markCount: (flock, id, is_deleted) =>
      write("care", async (trx) => {
        const [marked] = await trx
          .updateTable("count_note")
          .set({ is_deleted })
          .where("id", "=", id)
          .where("flock", "=", flock)
          .returning("id")
          .execute();
        if (marked || !is_deleted) return marked !== undefined;
        const note = { ...NO_NOTE, isDeleted: true };
        await trx
          .insertInto("count_note")
          .values(countNoteRow(flock, id, note))
          .execute();
        return true;
      }),
    forgetTimes: (flock, before) =>
      write("care", async (trx) => {
        const forgotten = await trx
          .deleteFrom("count_note")
          .where("flock", "=", flock)
          .where("cracked", "=", 0)
          .where("kept_size", "is", null)
          .where("is_deleted", "=", false)
          .where("at", "<", before)
          .returning("id")
          .execute();
        return forgotten.length > 0;
      }),
  };
};
