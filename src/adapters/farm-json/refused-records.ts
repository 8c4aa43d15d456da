import { FORMATS } from "#adapters/farm-json/farm-records.ts";
import { DOCUMENT_NAMES, type FarmDocuments, isObject } from "#core/backup/farm-documents.ts";
import { type FarmRecord, type RecordKind, recordsIn } from "#core/backup/farm-record.ts";
import type { RefusedRecord } from "#ports/archive.ts";

interface Skipping {
  read(stored: unknown): { readonly skipped: number } | null;
}

const alone = ({ place, value }: FarmRecord): unknown =>
  place
    .slice(1)
    .reduceRight<unknown>(
      (inside, step) => (typeof step === "number" ? [inside] : { [step]: inside }),
      value,
    );

const canBeRead = (format: Skipping, document: unknown): boolean =>
  format.read(document)?.skipped === 0;

const formatOf = ({ place }: FarmRecord): Skipping => FORMATS[place[0] as keyof typeof FORMATS];

/** Also documents of the wrong kind altogether. */
export const unreadableIn = (documents: FarmDocuments): readonly RefusedRecord[] => [
  ...DOCUMENT_NAMES.filter((name) => FORMATS[name].read(documents[name]) === null).map((name) => ({
    place: [name],
    reason: "unreadable" as const,
  })),
  ...recordsIn(documents)
    .filter(({ kind }) => kind !== "splash")
    .filter((record) => !canBeRead(formatOf(record), alone(record)))
    .map(({ place }) => ({ place, reason: "unreadable" as const })),
];

const isTooHigh = (value: unknown, most: number): boolean => {
  if (typeof value === "number") return Math.abs(value) > most;
  if (Array.isArray(value)) return value.some((part) => isTooHigh(part, most));
  return isObject(value) && Object.values(value).some((part) => isTooHigh(part, most));
};

/** In pounds. */
export const tooHighIn = (
  documents: FarmDocuments,
  { most, highestPrice }: { readonly most: number; readonly highestPrice: number },
): readonly RefusedRecord[] =>
  recordsIn(documents)
    .filter(({ kind, value }) => isTooHigh(value, kind === "prices" ? highestPrice : most))
    .map(({ place }) => ({ place, reason: "too-high" }));

const fieldOf = (value: unknown, name: string): string => {
  const field = isObject(value) ? value[name] : undefined;
  return typeof field === "string" || typeof field === "number" ? String(field) : "";
};

/** The empty mark belongs to none. */
const seconds = (
  records: readonly FarmRecord[],
  markOf: (value: unknown) => string,
  reason: RefusedRecord["reason"],
): readonly RefusedRecord[] => {
  const seen = new Set<string>();
  return records.flatMap(({ place, value }) => {
    const mark = markOf(value);
    const isSecond = mark !== "" && seen.has(mark);
    seen.add(mark);
    return isSecond ? [{ place, reason }] : [];
  });
};

const UNIQUE: readonly RecordKind[] = ["orders", "customers", "stories"];

/** Repeated ids and emails; `emailKey` tells emails apart. */
export const secondsIn = (
  documents: FarmDocuments,
  emailKey: (email: string) => string,
): readonly RefusedRecord[] => {
  const all = recordsIn(documents);
  const of = (kind: RecordKind) => all.filter((record) => record.kind === kind);
  const secondIds = UNIQUE.flatMap((kind) =>
    seconds(of(kind), (value) => fieldOf(value, "id"), "second-id"),
  );
  const refused = new Set(secondIds.map(({ place }) => place.join()));
  const customers = of("customers").filter(({ place }) => !refused.has(place.join()));
  const emailOf = (value: unknown) => emailKey(fieldOf(value, "email"));
  return [...secondIds, ...seconds(customers, emailOf, "second-email")];
};

export const onePerPlace = (refused: readonly RefusedRecord[]): readonly RefusedRecord[] =>
  [
    ...new Map(refused.toReversed().map((one) => [one.place.join("\n"), one])).values(),
  ].toReversed();
