import { unknownIn } from "#adapters/farm-json/unknown-fields.ts";
import {
  DOCUMENT_NAMES,
  type DocumentName,
  type FarmDocuments,
  isObject,
} from "#core/backup/farm-documents.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";

export const byFlock = <Value>(of: (id: FlockId) => Value) =>
  Object.fromEntries(FLOCK_IDS.map((id) => [id, of(id)])) as Readonly<Record<FlockId, Value>>;

const withoutLogs = (flock: unknown): unknown => {
  if (!isObject(flock)) return flock;
  const { costLog: _costs, eggLog: _eggs, ...around } = flock;
  return around;
};

const withoutRecords = (name: DocumentName, document: unknown): unknown => {
  if (!isObject(document)) return null;
  return name === "flockData"
    ? { ...document, ...byFlock((id) => withoutLogs(document[id])) }
    : document;
};

/** Unknown fields of documents around the records that are kept one by one. */
export const unknownAround = (
  documents: FarmDocuments,
  known: FarmDocuments,
): Partial<FarmDocuments> =>
  Object.fromEntries(
    DOCUMENT_NAMES.flatMap((name) => {
      const [stored, own] = [documents, known].map((all) => withoutRecords(name, all[name]));
      const around = unknownIn(stored, own);
      return around === undefined ? [] : [[name, around]];
    }),
  );
