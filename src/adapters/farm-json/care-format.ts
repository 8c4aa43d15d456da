import * as v from "valibot";
import {
  hensToJson,
  medicineToJson,
  nameToJson,
  noteToJson,
} from "#adapters/farm-json/care-json.ts";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { asList, asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { fieldsOf, isStoredFigure, textIn, wholeIn } from "#adapters/farm-json/stored-fields.ts";
import { unknownIn } from "#adapters/farm-json/unknown-fields.ts";
import { noteUnknownIn } from "#adapters/farm-json/unknown-of.ts";
import { CARE_KINDS, type ItemOfCare } from "#core/care/care-kinds.ts";
import type { CountNote } from "#core/care/count-note.ts";
import { FLOCK_IDS, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { isDay } from "#core/shared/day.ts";
import { isStoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

export type CareKind = keyof typeof CARE_KINDS;

export type CareLists = { readonly [Name in CareKind]: readonly ItemOfCare<Name>[] };

interface Stored<Item> {
  readonly raw: unknown;
  /** Null for an unreadable record. */
  readonly item: Item | null;
}

/** How the records of a kind stand in what is stored of a flock. */
interface Part<Item> {
  readonly read: (map: StoredMap, flock: FlockId) => readonly Stored<Item>[];
  /** One for each record of a map that holds readable ones alone. */
  readonly rawsIn: (map: StoredMap) => readonly unknown[];
  readonly toJson: (item: Item) => object;
  /** The fields of a flock that hold them. */
  readonly fields: (items: readonly Item[], raws: readonly unknown[]) => StoredMap;
}

const listIn = <Item extends object>(
  name: "heads" | "medicines",
  schema: v.GenericSchema<unknown, Item>,
  isFit: (entry: StoredMap) => boolean,
  toJson: (item: Item) => object,
): Part<Item> => {
  const readOne = (raw: unknown, flock: FlockId): Item | null => {
    const map = asMap(raw);
    const parsed = map && isFit(map) ? v.safeParse(schema, { ...map, flock }) : null;
    if (!parsed?.success) return null;
    const item = frozen(parsed.output);
    return noteUnknownIn(item, () => unknownIn(raw, toJson(item)));
  };
  return {
    read: (map, flock) => {
      const list = map[name] ?? [];
      if (!Array.isArray(list)) return [{ raw: list, item: null }];
      return list.map((raw) => ({ raw, item: readOne(raw, flock) }));
    },
    rawsIn: (map) => asList(map[name]),
    toJson,
    fields: (_items, raws) => ({ [name]: raws }),
  };
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

const namesIn = (map: StoredMap, flock: FlockId): readonly Stored<ItemOfCare<"flockNames">>[] => {
  const [name, until] = [textIn(map.name), textIn(map.pulletsUntil)];
  const isFit = hasStoredTexts(name);
  const named = {
    flock,
    name: isFit ? name : "",
    pulletsUntil: isDay(until) ? until : "",
  };
  return [
    ...(isFit ? [] : [{ raw: name, item: null }]),
    ...(named.name || named.pulletsUntil ? [{ raw: null, item: frozen(named) }] : []),
  ];
};

const CARE_PARTS: { readonly [Name in CareKind]: Part<ItemOfCare<Name>> } = {
  flockNames: {
    read: namesIn,
    rawsIn: () => [],
    toJson: nameToJson,
    fields: ([named]) => ({ name: named?.name ?? "", pulletsUntil: named?.pulletsUntil ?? "" }),
  },
  countNotes: {
    read: ({ counts }, flock) =>
      Object.entries(asMap(counts) ?? {}).map(([id, raw]) => ({
        raw,
        item: noteIn(id, raw, flock),
      })),
    rawsIn: ({ counts }) => Object.values(asMap(counts) ?? {}),
    toJson: noteToJson,
    fields: (notes, raws) => ({
      counts: Object.fromEntries(notes.map(({ id }, at) => [id, raws[at]])),
    }),
  },
  hens: listIn("heads", CARE_KINDS.hens.schema, ({ weeks }) => isStoredFigure(weeks), hensToJson),
  medicines: listIn("medicines", CARE_KINDS.medicines.schema, () => true, medicineToJson),
};

export const partOf = (name: CareKind): Part<object> => CARE_PARTS[name] as Part<object>;

const CARE_NAMES = Object.keys(CARE_PARTS) as readonly CareKind[];

const readPart = (name: CareKind, flock: FlockId, map: StoredMap) => {
  const all = partOf(name).read(map, flock);
  const good = all.flatMap(({ raw, item }) => (item ? [{ raw, item }] : []));
  const items = good.map(({ item }) => item);
  const raws = good.map(({ raw }) => raw);
  return { name, items, raws, skipped: all.length - good.length };
};

const readFlock = (flock: FlockId, stored: unknown) => {
  const map = asMap(stored) ?? {};
  const parts = CARE_NAMES.map((name) => readPart(name, flock, map));
  const fields = parts
    .filter(({ name, skipped }) => name !== "flockNames" || skipped > 0)
    .map(({ name, items, raws }) => partOf(name).fields(items, raws));
  const skipped = parts.reduce((sum, part) => sum + part.skipped, asMap(stored) ? 0 : 1);
  return { parts, stored: Object.assign({}, map, ...fields) as StoredMap, skipped };
};

/** `{ "1": { name, pulletsUntil, counts: { [id]: {…} }, heads: […], medicines: […] }, … }`. */
export const careFormat: DocumentFormat<CareLists> = {
  topic: "care",
  initial: { flockNames: [], hens: [], medicines: [], countNotes: [] },
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const flocks = FLOCK_IDS.map((id) => ({ id, ...readFlock(id, map[id] ?? {}) }));
    const ofKind = (name: CareKind) =>
      flocks.flatMap(({ parts }) => parts.find((part) => part.name === name)?.items ?? []);
    return {
      value: Object.fromEntries(CARE_NAMES.map((name) => [name, ofKind(name)])) as never,
      stored: { ...map, ...Object.fromEntries(flocks.map((flock) => [flock.id, flock.stored])) },
      skipped: flocks.reduce((sum, { skipped }) => sum + skipped, 0),
    };
  },
};
