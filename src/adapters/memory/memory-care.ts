import { type KeptCare, NO_KEPT_CARE } from "#adapters/farm-json/care-format.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { medicinesOfFlocks, notesWithIds } from "#adapters/farm-json/kept-care.ts";
import { removedOf, type Slot, withPutBack } from "#adapters/memory/memory-list.ts";
import { held, noteUnknown, unknownOf } from "#adapters/memory/unknown-of.ts";
import { NO_NOTE, timesBefore } from "#core/care/count-note.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import type { CareRepository } from "#ports/care-repository.ts";

export type CareSlot = Readonly<Partial<Record<FlockId, KeptCare>>>;

const replaced = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  entry: Entry,
): readonly Entry[] | null =>
  entries.some(({ id }) => id === entry.id)
    ? entries.map((one) => (one.id === entry.id ? held(entry, unknownOf(one)) : one))
    : null;

export const memoryCare = ({ get, set }: Slot<CareSlot>): CareRepository => {
  const keptOf = (flock: FlockId): KeptCare => get()[flock] ?? NO_KEPT_CARE;
  const put = async (flock: FlockId, change: Partial<KeptCare>): Promise<void> =>
    set(
      noteUnknown(frozen({ ...get(), [flock]: { ...keptOf(flock), ...change } }), unknownOf(get())),
    );

  return {
    of: async (flock) => {
      const { counts: _counts, ...care } = keptOf(flock);
      return care;
    },
    medicines: async () => medicinesOfFlocks(keptOf),
    saveName: (flock, { name, pulletsUntil }) => put(flock, { name, pulletsUntil }),
    addHens: (flock, entry) => put(flock, { hens: [...keptOf(flock).hens, held(entry)] }),
    replaceHens: async (flock, entry) => {
      const hens = replaced(keptOf(flock).hens, entry);
      if (hens) await put(flock, { hens });
    },
    removeHens: async (flock, id) => {
      const removed = removedOf(keptOf(flock).hens, id);
      const hens = keptOf(flock).hens.filter((entry) => entry.id !== id);
      if (removed.length > 0) await put(flock, { hens });
      return removed;
    },
    putBackHens: async (flock, removed) => {
      const hens = withPutBack(keptOf(flock).hens, removed);
      if (hens.length > keptOf(flock).hens.length) await put(flock, { hens });
    },
    addMedicine: (flock, medicine) =>
      put(flock, { medicines: [...keptOf(flock).medicines, held(medicine)] }),
    replaceMedicine: async (flock, medicine) => {
      const medicines = replaced(keptOf(flock).medicines, medicine);
      if (medicines) await put(flock, { medicines });
    },
    countNotes: async (flock) => keptOf(flock).counts,
    countNotesOf: async (flock, ids) => notesWithIds(keptOf(flock), ids),
    findCountNote: async (id) => {
      const notes = FLOCK_IDS.map((flock) => keptOf(flock).counts).find((of) =>
        Object.hasOwn(of, id),
      );
      return notes?.[id] ?? null;
    },
    noteCount: (flock, id, note) =>
      put(flock, { counts: { ...keptOf(flock).counts, [id]: held(note) } }),
    markCount: async (flock, id, isDeleted) => {
      const { counts } = keptOf(flock);
      if (isDeleted || Object.hasOwn(counts, id))
        await put(flock, { counts: { ...counts, [id]: { ...NO_NOTE, ...counts[id], isDeleted } } });
    },
    forgetTimes: async (flock, before) => {
      const { counts } = keptOf(flock);
      const forgotten = new Set(timesBefore(counts, before));
      const left = Object.entries(counts).filter(([id]) => !forgotten.has(id));
      if (forgotten.size > 0) await put(flock, { counts: Object.fromEntries(left) });
    },
  };
};
