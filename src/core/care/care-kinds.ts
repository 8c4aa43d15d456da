import * as v from "valibot";
import { CountNote, isTimeAlone } from "#core/care/count-note.ts";
import { FlockName } from "#core/care/flock-care.ts";
import { HenEntry } from "#core/care/hens.ts";
import { Medicine } from "#core/care/medicine.ts";
import { byFlock, idOfEntry, ofFlock } from "#core/flocks/of-flock.ts";
import { kindOf } from "#core/shared/kind.ts";
import { StoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

const NamedFlock = v.pipe(
  v.object({ ...ofFlock, ...FlockName.entries }),
  v.check(hasStoredTexts),
  v.check(({ name, pulletsUntil }) => name !== "" || pulletsUntil !== ""),
);

const FLOCK_NAMES = kindOf("flock_name", NamedFlock, {
  topic: "care",
  id: ({ flock }) => flock,
  indexes: {},
});

const HensOfFlock = v.pipe(v.object({ ...ofFlock, ...HenEntry.entries }), v.check(hasStoredTexts));

const HENS = kindOf("hen_move", HensOfFlock, { topic: "care", id: idOfEntry, indexes: byFlock });

const MedicineOfFlock = v.pipe(
  v.object({ ...ofFlock, ...Medicine.entries }),
  v.check(hasStoredTexts),
);

const MEDICINES = kindOf("medicine", MedicineOfFlock, {
  topic: "care",
  id: idOfEntry,
  indexes: byFlock,
});

const NoteOfCount = v.pipe(
  v.object({ ...ofFlock, id: StoredId, ...CountNote.entries }),
  v.check(hasStoredTexts),
);

const COUNT_NOTES = kindOf("count_note", NoteOfCount, {
  topic: "care",
  id: idOfEntry,
  indexes: {
    ...byFlock,
    counted: { as: "text", of: ({ id }) => id || null },
    time: { as: "instant", of: (note) => (isTimeAlone(note) ? note.at : null) },
  },
});

export const CARE_KINDS = {
  flockNames: FLOCK_NAMES,
  hens: HENS,
  medicines: MEDICINES,
  countNotes: COUNT_NOTES,
} as const;

export type ItemOfCare<Name extends keyof typeof CARE_KINDS> = Readonly<
  v.InferOutput<(typeof CARE_KINDS)[Name]["schema"]>
>;
