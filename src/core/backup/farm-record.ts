import {
  DOCUMENT_NAMES,
  type DocumentName,
  type FarmDocuments,
  isObject,
  type Place,
} from "#core/backup/farm-documents.ts";

export const RECORD_KINDS = [
  "orders",
  "customers",
  "stories",
  "costs",
  "eggCounts",
  "stock",
  "prices",
  "splash",
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

export interface FarmRecord {
  readonly kind: RecordKind;
  readonly place: Place;
  /** Its id; without one its index among its kind. */
  readonly key: string;
  readonly value: unknown;
}

const idOf = (value: unknown): unknown => (isObject(value) ? value.id : undefined);

const LISTS: Partial<Record<DocumentName, RecordKind>> = {
  orders: "orders",
  customers: "customers",
  blogPosts: "stories",
};

const MAPS: Partial<Record<DocumentName, RecordKind>> = {
  eggInventory: "stock",
  eggPrices: "prices",
};

const LOGS: Readonly<Record<string, RecordKind>> = { costLog: "costs", eggLog: "eggCounts" };

const inList = (kind: RecordKind, list: unknown, place: Place): readonly FarmRecord[] => {
  if (!Array.isArray(list)) return [];
  const seen = new Map<string, number>();
  return list.map((value, at) => {
    const id = String(idOf(value) ?? "");
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    // Ids may repeat or be empty: numbered in order.
    const key = JSON.stringify([...place.slice(1), id, before]);
    return { kind, place: [...place, at], key, value };
  });
};

const inMap = (kind: RecordKind, map: unknown, place: Place): readonly FarmRecord[] =>
  Object.entries(isObject(map) ? map : {}).map(([key, value]) => ({
    kind,
    place: [...place, key],
    key,
    value,
  }));

const inFlocks = (flocks: unknown): readonly FarmRecord[] =>
  Object.entries(isObject(flocks) ? flocks : {}).flatMap(([flock, logs]) =>
    Object.entries(LOGS).flatMap(([log, kind]) =>
      inList(kind, isObject(logs) ? logs[log] : undefined, ["flockData", flock, log]),
    ),
  );

const inDocument = (name: DocumentName, document: unknown): readonly FarmRecord[] => {
  const [list, map] = [LISTS[name], MAPS[name]];
  if (list) return inList(list, document, [name]);
  if (map) return inMap(map, document, [name]);
  return name === "flockData"
    ? inFlocks(document)
    : [{ kind: "splash", place: [name], key: "", value: document }];
};

export const recordsIn = (documents: FarmDocuments): readonly FarmRecord[] =>
  DOCUMENT_NAMES.flatMap((name) => inDocument(name, documents[name]));
