import { careFormat, type KeptCare } from "#adapters/farm-json/care-format.ts";
import { hensToJson, medicineToJson, noteToJson } from "#adapters/farm-json/care-json.ts";
import { medicinesOfFlocks, notesWithIds } from "#adapters/farm-json/kept-care.ts";
import { asList, asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { over } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { removedFrom, withPutBack } from "#adapters/local-storage/removed-records.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { type CountNote, NO_NOTE, timesBefore } from "#core/care/count-note.ts";
import type { HenEntry } from "#core/care/hens.ts";
import type { Medicine } from "#core/care/medicine.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import type { CareRepository } from "#ports/care-repository.ts";

export const createCare = (documents: Documents, area: StorageArea): CareRepository => {
  const keptOf = (flock: FlockId): KeptCare => documents.read(area, careFormat).value[flock];
  const storedOf = (flock: FlockId): StoredMap =>
    asMap(asMap(documents.read(area, careFormat).stored)?.[flock]) ?? {};
  const put = async (flock: FlockId, change: StoredMap): Promise<void> => {
    const { stored } = documents.read(area, careFormat);
    const whole = { ...asMap(stored), [flock]: { ...storedOf(flock), ...change } };
    documents.write(area, "care", whole);
  };

  const listOf = <Entry extends HenEntry | Medicine>(
    list: "heads" | "medicines",
    entriesOf: (kept: KeptCare) => readonly Entry[],
    toJson: (entry: Entry) => object,
  ) => {
    const records = (flock: FlockId) => ({
      stored: asList(storedOf(flock)[list]),
      value: entriesOf(keptOf(flock)),
      idOf: (entry: Entry) => entry.id,
      toJson,
    });
    return {
      records,
      add: (flock: FlockId, entry: Entry) =>
        put(flock, { [list]: [...records(flock).stored, toJson(entry)] }),
      replace: async (flock: FlockId, entry: Entry) => {
        const { stored, value } = records(flock);
        const place = value.findIndex(({ id }) => id === entry.id);
        const before = value[place];
        if (before === undefined) return;
        const changed = over(stored[place], toJson(before), toJson(entry));
        await put(flock, { [list]: stored.with(place, changed) });
      },
    };
  };
  const heads = listOf<HenEntry>("heads", ({ hens }) => hens, hensToJson);
  const medicines = listOf<Medicine>("medicines", (kept) => kept.medicines, medicineToJson);
  const notes = (flock: FlockId): StoredMap => asMap(storedOf(flock).counts) ?? {};

  const noteCount = async (flock: FlockId, id: string, note: CountNote): Promise<void> => {
    const before = noteToJson(keptOf(flock).counts[id] ?? NO_NOTE);
    const stored = notes(flock);
    await put(flock, { counts: { ...stored, [id]: over(stored[id], before, noteToJson(note)) } });
  };

  return {
    of: async (flock) => {
      const { counts: _counts, ...care } = keptOf(flock);
      return structuredClone(care);
    },
    medicines: async () => medicinesOfFlocks(keptOf),
    saveName: (flock, { name, pulletsUntil }) => put(flock, { name, pulletsUntil }),
    addHens: heads.add,
    replaceHens: heads.replace,
    removeHens: async (flock, id) => {
      const removed = removedFrom(heads.records(flock), id);
      const left = heads.records(flock).stored.filter((record) => asMap(record)?.id !== id);
      if (removed.length > 0) await put(flock, { heads: left });
      return removed;
    },
    putBackHens: async (flock, removed) => {
      const list = withPutBack(heads.records(flock), removed);
      if (list.length > keptOf(flock).hens.length) await put(flock, { heads: list });
    },
    addMedicine: medicines.add,
    replaceMedicine: medicines.replace,
    countNotes: async (flock) => structuredClone(keptOf(flock).counts),
    countNotesOf: async (flock, ids) => notesWithIds(keptOf(flock), ids),
    findCountNote: async (id) => {
      const found = FLOCK_IDS.map((flock) => keptOf(flock).counts).find((of) =>
        Object.hasOwn(of, id),
      );
      return structuredClone(found?.[id] ?? null);
    },
    noteCount,
    markCount: async (flock, id, isDeleted) => {
      const { counts } = keptOf(flock);
      if (isDeleted || Object.hasOwn(counts, id))
        await noteCount(flock, id, { ...NO_NOTE, ...counts[id], isDeleted });
    },
    forgetTimes: async (flock, before) => {
      const forgotten = new Set(timesBefore(keptOf(flock).counts, before));
      const left = Object.entries(notes(flock)).filter(([id]) => !forgotten.has(id));
      if (forgotten.size > 0) await put(flock, { counts: Object.fromEntries(left) });
    },
  };
};
