import type { Selectable } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { countNoteOf, countNoteRow } from "#adapters/postgres/care-rows.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { anyOf } from "#adapters/postgres/values.ts";
import { type CountNotes, NO_NOTE } from "#core/care/count-note.ts";
import type { CareRepository } from "#ports/care-repository.ts";

type CountNoteRecords = Pick<
  CareRepository,
  "countNotes" | "countNotesOf" | "findCountNote" | "noteCount" | "markCount" | "forgetTimes"
>;

const notesIn = (rows: readonly Selectable<Tables["count_note"]>[]): CountNotes =>
  Object.fromEntries(rows.map((row) => [row.id, countNoteOf(row)]));

export const countNotes = ({ db, write }: Access): CountNoteRecords => ({
  countNotes: async (flock) => {
    const rows = await db
      .selectFrom("count_note")
      .selectAll()
      .where("flock", "=", flock)
      .orderBy("id")
      .execute();
    return notesIn(rows);
  },
  countNotesOf: async (flock, ids) => {
    const rows = await db
      .selectFrom("count_note")
      .selectAll()
      .where("flock", "=", flock)
      .where("id", "=", anyOf(ids))
      .execute();
    return notesIn(rows);
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
});
