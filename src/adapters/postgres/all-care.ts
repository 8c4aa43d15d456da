import { type Access, numbered } from "#adapters/postgres/access.ts";
import { careRecords } from "#adapters/postgres/care-records.ts";
import {
  countNoteRow,
  hensOf,
  hensRow,
  medicineOf,
  medicineRow,
} from "#adapters/postgres/care-rows.ts";
import { insertMany } from "#adapters/postgres/many-rows.ts";
import { rowsOf, withExtra } from "#adapters/postgres/rows-with-extra.ts";
import type { CareRecords, FarmRecords } from "#core/backup/farm-records.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";

const TABLES = ["flock_care", "hen_move", "medicine", "count_note"] as const;

export const saveCare = async (access: Access, care: FarmRecords["care"]): Promise<void> => {
  if (!care) return;
  const { db } = access;
  for (const table of TABLES) await db.deleteFrom(table).execute();
  const names = FLOCK_IDS.map((flock) => ({
    flock,
    name: care[flock].name,
    pullets_until: care[flock].pulletsUntil,
  }));
  await insertMany(db, "flock_care", names);
  const hens = FLOCK_IDS.flatMap((id) => rowsOf(care[id].hens, (one) => hensRow(id, one)));
  await insertMany(db, "hen_move", await numbered(db, "hen_move", hens));
  const medicines = FLOCK_IDS.flatMap((id) =>
    rowsOf(care[id].medicines, (one) => medicineRow(id, one)),
  );
  await insertMany(db, "medicine", await numbered(db, "medicine", medicines));
  const notes = FLOCK_IDS.flatMap((flock) =>
    Object.entries(care[flock].counts).map(([id, note]) => countNoteRow(flock, id, note)),
  );
  await insertMany(db, "count_note", notes);
  await access.write("care", async () => true);
};

export const loadCare = async (access: Access): Promise<NonNullable<FarmRecords["care"]>> => {
  const { db } = access;
  const records = careRecords(access);
  const hens = await db.selectFrom("hen_move").selectAll().orderBy("place").execute();
  const medicines = await db.selectFrom("medicine").selectAll().orderBy("place").execute();
  const flocks = await Promise.all(
    FLOCK_IDS.map(async (id) => [id, await records.of(id), await records.countNotes(id)] as const),
  );
  const entries = flocks.map(([id, { name, pulletsUntil }, counts]) => {
    const ofFlock = ({ flock }: { readonly flock: string }) => flock === id;
    const care: CareRecords = {
      name,
      pulletsUntil,
      counts,
      hens: hens.filter(ofFlock).map(withExtra(hensOf)),
      medicines: medicines.filter(ofFlock).map(withExtra(medicineOf)),
    };
    return [id, care] as const;
  });
  return Object.fromEntries(entries) as Readonly<Record<FlockId, CareRecords>>;
};
