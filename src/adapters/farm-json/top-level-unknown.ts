import type { DocumentName, FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { isObject } from "#adapters/farm-json/json-path.ts";
import { unknownIn } from "#adapters/farm-json/unknown-fields.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";

export const byFlock = <Value>(of: (id: FlockId) => Value) =>
  Object.fromEntries(FLOCK_IDS.map((id) => [id, of(id)])) as Readonly<Record<FlockId, Value>>;

const LISTS: Readonly<Partial<Record<DocumentName, readonly string[]>>> = {
  flockData: ["costLog", "eggLog"],
  flockCare: ["heads", "medicines"],
};

const withoutLists = (flock: unknown, lists: readonly string[]): unknown =>
  isObject(flock)
    ? Object.fromEntries(Object.entries(flock).filter(([name]) => !lists.includes(name)))
    : flock;

const withoutRecords = (name: DocumentName, document: unknown): unknown => {
  if (!isObject(document)) return null;
  const lists = LISTS[name];
  return lists ? { ...document, ...byFlock((id) => withoutLists(document[id], lists)) } : document;
};

export const WHOLE_DOCUMENTS = {
  inventory: "eggInventory",
  prices: "eggPrices",
  flocks: "flockData",
  care: "flockCare",
  splash: "splashConfig",
  profile: "farmProfile",
  week: "farmWeek",
} as const satisfies Readonly<Record<keyof FarmRecords["topLevelUnknown"], DocumentName>>;

export const topLevelUnknownOf = (
  documents: FarmDocuments,
  known: FarmDocuments,
): FarmRecords["topLevelUnknown"] =>
  Object.fromEntries(
    Object.entries(WHOLE_DOCUMENTS).flatMap(([topic, name]) => {
      const [stored, own] = [documents, known].map((all) => withoutRecords(name, all[name]));
      const unknown = unknownIn(stored, own);
      return unknown === undefined ? [] : [[topic, unknown]];
    }),
  );
