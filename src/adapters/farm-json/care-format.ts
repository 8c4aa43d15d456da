import * as v from "valibot";
import {
  hensToJson,
  medicineToJson,
  nameToJson,
  noteToJson,
} from "#adapters/farm-json/care-json.ts";
import { flockDocument, listPart } from "#adapters/farm-json/flock-document.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import type { ListReading } from "#adapters/farm-json/record-list.ts";
import { asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { fieldsOf, isStoredFigure, textIn, wholeIn } from "#adapters/farm-json/stored-fields.ts";
import { CARE_KINDS, type ItemOfCare } from "#core/care/care-kinds.ts";
import type { CountNote } from "#core/care/count-note.ts";
import { type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { isDay } from "#core/shared/day.ts";
import { isStoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

type CareItems = { readonly [Name in keyof typeof CARE_KINDS]: ItemOfCare<Name> };

const fitting =
  <Item>(schema: v.GenericSchema<unknown, Item>, isFit: (entry: StoredMap) => boolean) =>
  (raw: unknown, flock: FlockId): Item | null => {
    const map = asMap(raw);
    const parsed = map && isFit(map) ? v.safeParse(schema, { ...map, flock }) : null;
    return parsed?.success ? parsed.output : null;
  };

const keptIn = (stored: unknown): CountNote["kept"] => {
  const { size: named, eggs: figure } = fieldsOf(stored) ?? {};
  const size = LOGGED_SIZES.find((one) => one === named);
  const eggs = wholeIn(figure, 1);
  return size === undefined || eggs === null ? null : { size, eggs };
};

/** Written by hand, since there are thousands of notes. */
const noteIn = (id: string, raw: unknown, flock: FlockId): ItemOfCare<"countNotes"> | null => {
  const map = asMap(raw);
  if (map === null || !isStoredId(id)) return null;
  const figures = [map.cracked, fieldsOf(map.kept)?.eggs];
  const note = {
    flock,
    id,
    cracked: wholeIn(map.cracked, 0) ?? 0,
    kept: keptIn(map.kept),
    at: textIn(map.at),
    isDeleted: map.isDeleted === true,
  };
  const isFit = figures.every((figure) => isStoredFigure(figure)) && hasStoredTexts(note);
  return isFit ? frozen(note) : null;
};

const notesIn = (map: StoredMap, flock: FlockId): ListReading<ItemOfCare<"countNotes">> => {
  const entries = Object.entries(asMap(map.counts) ?? {});
  const good = entries.flatMap(([id, raw]) => {
    const item = noteIn(id, raw, flock);
    return item ? [{ raw, item }] : [];
  });
  return {
    value: good.map(({ item }) => item),
    stored: good.map(({ raw }) => raw),
    skipped: entries.length - good.length,
  };
};

const namesIn = (map: StoredMap, flock: FlockId): ListReading<ItemOfCare<"flockNames">> => {
  const [name, until] = [textIn(map.name), textIn(map.pulletsUntil)];
  const isFit = hasStoredTexts(name);
  const named = {
    flock,
    name: isFit ? name : "",
    pulletsUntil: isDay(until) ? until : "",
  };
  const value = named.name || named.pulletsUntil ? [frozen(named)] : [];
  return { value, stored: [], skipped: isFit ? 0 : 1 };
};

/** `{ "1": { name, pulletsUntil, counts: { [id]: {…} }, heads: […], medicines: […] }, … }`. */
export const CARE_DOCUMENT = flockDocument<CareItems>("care", {
  flockNames: {
    read: namesIn,
    rawsIn: () => [],
    toJson: nameToJson,
    fields: ([named]) => ({ name: named?.name ?? "", pulletsUntil: named?.pulletsUntil ?? "" }),
    staysAsRead: true,
  },
  countNotes: {
    read: notesIn,
    rawsIn: ({ counts }) => Object.values(asMap(counts) ?? {}),
    toJson: noteToJson,
    fields: (notes, raws) => ({
      counts: Object.fromEntries(notes.map(({ id }, at) => [id, raws[at]])),
    }),
  },
  hens: listPart(
    "heads",
    fitting(CARE_KINDS.hens.schema, ({ weeks }) => isStoredFigure(weeks)),
    hensToJson,
  ),
  medicines: listPart(
    "medicines",
    fitting(CARE_KINDS.medicines.schema, () => true),
    medicineToJson,
  ),
});

export const careFormat = CARE_DOCUMENT.format;
