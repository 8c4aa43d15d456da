import type { CARE_KINDS, ItemOfCare } from "#core/care/care-kinds.ts";
import { type CountNote, type CountNotes, NO_NOTE } from "#core/care/count-note.ts";
import { type FlockCare, type FlockName, NO_CARE } from "#core/care/flock-care.ts";
import type { HenEntry } from "#core/care/hens.ts";
import type { Medicine, MedicinesOfFlocks } from "#core/care/medicine.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import { keptEntries } from "#core/flocks/kept-entries.ts";
import { entryOf, idOfEntry } from "#core/flocks/of-flock.ts";
import type { CollectionOf } from "#ports/collection.ts";

type Collections = {
  readonly [Name in keyof typeof CARE_KINDS]: CollectionOf<(typeof CARE_KINDS)[Name]>;
};

const noteOf = ({ flock: _flock, id: _id, ...note }: ItemOfCare<"countNotes">) => note;

const notesById = (notes: readonly ItemOfCare<"countNotes">[]): CountNotes =>
  Object.fromEntries(notes.map((note) => [note.id, noteOf(note)]));

const hensIn = (hens: Collections["hens"]) => {
  const { add, replace, remove, putBack } = keptEntries<HenEntry, "flock">(hens);
  return { addHens: add, replaceHens: replace, removeHens: remove, putBackHens: putBack };
};

/** A medicine is never removed. */
export const careIn = ({ flockNames, hens, medicines, countNotes }: Collections) => ({
  of: async (flock: FlockId): Promise<FlockCare> => {
    const { name, pulletsUntil } = (await flockNames.find(flock)) ?? NO_CARE;
    return {
      name,
      pulletsUntil,
      hens: (await hens.where({ where: { flock } })).map(entryOf),
      medicines: (await medicines.where({ where: { flock } })).map(entryOf),
    };
  },
  medicines: async (): Promise<MedicinesOfFlocks> => {
    const given = await medicines.where({});
    const flocks = FLOCK_IDS.filter((id) => given.some(({ flock }) => flock === id));
    return Object.fromEntries(
      flocks.map((id) => [id, given.filter(({ flock }) => flock === id).map(entryOf)]),
    );
  },
  saveName: (flock: FlockId, { name, pulletsUntil }: FlockName) =>
    name === "" && pulletsUntil === ""
      ? flockNames.remove([flock])
      : flockNames.put([{ flock, name, pulletsUntil }]),
  ...hensIn(hens),
  addMedicine: (flock: FlockId, medicine: Medicine) => medicines.add([{ ...medicine, flock }]),
  replaceMedicine: (flock: FlockId, medicine: Medicine) =>
    medicines.replace({ ...medicine, flock }),
  countNotes: async (flock: FlockId) => notesById(await countNotes.where({ where: { flock } })),
  countNotesOf: async (flock: FlockId, ids: readonly string[]) =>
    notesById(await countNotes.withIds(ids.map((id) => idOfEntry({ flock, id })))),
  findCountNote: async (id: string): Promise<CountNote | null> => {
    const [found] = await countNotes.where({ where: { counted: id }, most: 1 });
    return found ? noteOf(found) : null;
  },
  noteCount: (flock: FlockId, id: string, note: CountNote) =>
    countNotes.put([{ ...note, flock, id }]),
  markCount: async (flock: FlockId, id: string, isDeleted: boolean): Promise<void> => {
    const note = await countNotes.find(idOfEntry({ flock, id }));
    if (note || isDeleted) await countNotes.put([{ ...NO_NOTE, flock, id, ...note, isDeleted }]);
  },
  /** Forgets notes that tell nothing but a time, where it is before this instant. */
  forgetTimes: async (flock: FlockId, before: string): Promise<void> => {
    const forgotten = await countNotes.where({ where: { flock, time: { before } } });
    await countNotes.remove(forgotten.map(idOfEntry));
  },
});
