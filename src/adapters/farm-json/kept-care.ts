import type { KeptCare } from "#adapters/farm-json/care-format.ts";
import type { CountNotes } from "#core/care/count-note.ts";
import type { MedicinesOfFlocks } from "#core/care/medicine.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";

export const medicinesOfFlocks = (keptOf: (flock: FlockId) => KeptCare): MedicinesOfFlocks =>
  structuredClone(
    Object.fromEntries(
      FLOCK_IDS.flatMap((flock) => {
        const { medicines } = keptOf(flock);
        return medicines.length > 0 ? [[flock, medicines]] : [];
      }),
    ),
  );

export const notesWithIds = ({ counts }: KeptCare, ids: readonly string[]): CountNotes =>
  structuredClone(Object.fromEntries(Object.entries(counts).filter(([id]) => ids.includes(id))));
