import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { isReckonable } from "#adapters/farm-json/reckonable.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { fieldsOf, isStoredFigure, textIn, wholeIn } from "#adapters/farm-json/stored-fields.ts";
import type { CountNote, CountNotes } from "#core/care/count-note.ts";
import { type FlockCare, NO_CARE } from "#core/care/flock-care.ts";
import { HEN_MOVES, type HenEntry } from "#core/care/hens.ts";
import type { Medicine } from "#core/care/medicine.ts";
import { FLOCK_IDS, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { isDay } from "#core/shared/day.ts";
import { Id, isStoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

export interface KeptCare extends FlockCare {
  readonly counts: CountNotes;
}

export const NO_KEPT_CARE: KeptCare = { ...NO_CARE, counts: {} };

const Day = v.pipe(v.string(), v.check(isDay));
const Text = v.fallback(v.string(), "");
const whole = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.check(isReckonable));

const Hens = v.pipe(
  v.custom<unknown>((stored) => isStoredFigure(fieldsOf(stored)?.weeks)),
  v.object({
    id: Id,
    date: Day,
    what: v.picklist(HEN_MOVES),
    hens: whole(1),
    weeks: v.fallback(v.nullable(whole(0)), null),
    note: Text,
  }),
  v.check(hasStoredTexts),
);

const Struck = v.object({ at: Text, reason: Text });

const GivenMedicine = v.pipe(
  v.object({
    id: Id,
    medicine: v.string(),
    batch: Text,
    quantity: Text,
    treated: Text,
    reason: Text,
    boughtFrom: Text,
    boughtOn: v.fallback(Day, ""),
    first: Day,
    last: Day,
    days: whole(0),
    prescribedBy: Text,
    struck: v.fallback(v.nullable(Struck), null),
  }),
  v.check(hasStoredTexts),
);

const keptIn = (stored: unknown): CountNote["kept"] => {
  const { size: named, eggs: figure } = fieldsOf(stored) ?? {};
  const size = LOGGED_SIZES.find((one) => one === named);
  const eggs = wholeIn(figure, 1);
  return size === undefined || eggs === null ? null : { size, eggs };
};

/** Written by hand, since there are thousands of notes. */
const readNote = (stored: unknown): CountNote | null => {
  const map = asMap(stored);
  if (map === null) return null;
  const figures = [map.cracked, fieldsOf(map.kept)?.eggs];
  const note = {
    cracked: wholeIn(map.cracked, 0) ?? 0,
    kept: keptIn(map.kept),
    at: textIn(map.at),
    isDeleted: map.isDeleted === true,
  };
  return figures.every((figure) => isStoredFigure(figure)) && hasStoredTexts(note) ? note : null;
};

const readNotes = (stored: unknown) => {
  const entries = Object.entries(asMap(stored) ?? {});
  const read = entries.flatMap(([id, one]) => {
    const note = isStoredId(id) ? readNote(one) : null;
    return note ? [[id, note, one] as const] : [];
  });
  return {
    value: Object.fromEntries(read.map(([id, note]) => [id, note])) as CountNotes,
    stored: Object.fromEntries(read.map(([id, , one]) => [id, one])) as StoredMap,
    skipped: entries.length - read.length,
  };
};

const NOTHING = { value: [], stored: [], skipped: 1 };

const readFlock = (stored: unknown) => {
  const map = asMap(stored);
  const counts = readNotes(map?.counts);
  const heads = readList<HenEntry>(Hens, map?.heads ?? []) ?? NOTHING;
  const medicines = readList<Medicine>(GivenMedicine, map?.medicines ?? []) ?? NOTHING;
  const name = textIn(map?.name);
  const isNamed = hasStoredTexts(name);
  const pulletsUntil = textIn(map?.pulletsUntil);
  return {
    value: {
      name: isNamed ? name : "",
      pulletsUntil: isDay(pulletsUntil) ? pulletsUntil : "",
      counts: counts.value,
      hens: heads.value,
      medicines: medicines.value,
    } satisfies KeptCare,
    stored: {
      ...map,
      ...(!isNamed && { name: "" }),
      counts: counts.stored,
      heads: heads.stored,
      medicines: medicines.stored,
    } as StoredMap,
    skipped:
      counts.skipped + heads.skipped + medicines.skipped + (map === null || !isNamed ? 1 : 0),
  };
};

export type CareOfFlocks = Readonly<Record<FlockId, KeptCare>>;

/** `{ "1": { name, pulletsUntil, counts: { [id]: {…} }, heads: […], medicines: […] }, … }`. */
export const careFormat: DocumentFormat<CareOfFlocks> = {
  topic: "care",
  initial: Object.fromEntries(FLOCK_IDS.map((id) => [id, NO_KEPT_CARE])) as CareOfFlocks,
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const flocks = FLOCK_IDS.map((id) => [id, readFlock(map[id] ?? {})] as const);
    return {
      value: Object.fromEntries(flocks.map(([id, { value }]) => [id, value])) as CareOfFlocks,
      stored: { ...map, ...Object.fromEntries(flocks.map(([id, flock]) => [id, flock.stored])) },
      skipped: flocks.reduce((sum, [, { skipped }]) => sum + skipped, 0),
    };
  },
};
