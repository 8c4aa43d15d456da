import type { Access } from "#adapters/postgres/access.ts";
import { hensOf, hensRow, medicineOf, medicineRow } from "#adapters/postgres/care-rows.ts";
import { countNotes } from "#adapters/postgres/count-notes.ts";
import { entriesOf } from "#adapters/postgres/flock-entries.ts";
import { entryTable } from "#adapters/postgres/flock-tables.ts";
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
    medicines: () => medicineTable.ofAll(db),
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
    ...countNotes(access),
  };
};
