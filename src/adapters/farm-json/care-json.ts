import type { CountNote, CountNotes } from "#core/care/count-note.ts";
import type { HenEntry } from "#core/care/hens.ts";
import type { Medicine } from "#core/care/medicine.ts";

export const hensToJson = ({ weeks, ...entry }: HenEntry): object => ({
  ...entry,
  ...(weeks !== null && { weeks }),
});

export const medicineToJson = ({ struck, ...medicine }: Medicine): object => ({
  ...medicine,
  ...(struck && { struck }),
});

/** A compact form: a shop has thousands of notes. */
export const noteToJson = ({ cracked, kept, at, isDeleted }: CountNote): object => ({
  ...(cracked > 0 && { cracked }),
  ...(kept && { kept }),
  ...(at !== "" && { at }),
  ...(isDeleted && { isDeleted }),
});

export const notesToJson = (notes: CountNotes): object =>
  Object.fromEntries(Object.entries(notes).map(([id, note]) => [id, noteToJson(note)]));
