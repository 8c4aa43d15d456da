import { type DocumentRecord, recordsIn } from "#adapters/farm-json/document-records.ts";
import {
  DOCUMENT_NAMES,
  type DocumentName,
  type FarmDocuments,
} from "#adapters/farm-json/farm-documents.ts";
import { FORMATS } from "#adapters/farm-json/farm-records.ts";
import { isObject } from "#adapters/farm-json/json-path.ts";
import { recordName } from "#adapters/farm-json/record-name.ts";
import type { RefusedRecord } from "#core/backup/backup-file.ts";
import { emailSpelling } from "#core/customers/email-key.ts";
import { toPounds } from "#core/shared/money.ts";
import type { ArchiveLimits } from "#ports/archive.ts";

type Refused = Omit<RefusedRecord, "name">;

const alone = ({ path, value }: DocumentRecord): unknown =>
  path
    .slice(1)
    .reduceRight<unknown>(
      (inside, step) => (typeof step === "number" ? [inside] : { [step]: inside }),
      value,
    );

const skippedIn = (name: DocumentName, document: unknown): number | null =>
  FORMATS[name].read(document)?.skipped ?? null;

const unreadableIn = (documents: FarmDocuments): readonly Refused[] => [
  ...DOCUMENT_NAMES.filter((name) => Object.hasOwn(documents, name))
    .filter((name) => skippedIn(name, documents[name]) === null)
    .map((name) => ({
      place: [name],
      reason: "unreadable" as const,
    })),
  ...recordsIn(documents)
    .filter(({ document }) => document !== "splashConfig")
    .filter((record) => skippedIn(record.document, alone(record)) !== 0)
    .map(({ path }) => ({ place: path, reason: "unreadable" as const })),
];

const isTooHigh = (value: unknown, most: number): boolean => {
  if (typeof value === "number") return Math.abs(value) > most;
  if (Array.isArray(value)) return value.some((part) => isTooHigh(part, most));
  return isObject(value) && Object.values(value).some((part) => isTooHigh(part, most));
};

const tooHighIn = (
  documents: FarmDocuments,
  highest: NonNullable<ArchiveLimits["highest"]>,
): readonly Refused[] => {
  const most = (document: DocumentName): number =>
    document === "eggPrices" ? toPounds(highest.price) : highest.figure;
  return recordsIn(documents)
    .filter(({ document, value }) => isTooHigh(value, most(document)))
    .map(({ path }) => ({ place: path, reason: "too-high" }));
};

const fieldOf = (value: unknown, name: string): string => {
  const field = isObject(value) ? value[name] : undefined;
  return typeof field === "string" || typeof field === "number" ? String(field) : "";
};

const seconds = (
  records: readonly DocumentRecord[],
  marksOf: (record: DocumentRecord) => readonly string[],
  reason: RefusedRecord["reason"],
): readonly Refused[] => {
  const seen = new Set<string>();
  return records.flatMap((record) => {
    const marks = marksOf(record).filter((mark) => mark !== "");
    const isSecond = marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isSecond ? [{ place: record.path, reason }] : [];
  });
};

const UNIQUE = ["orders", "customers", "flockCare", "blogPosts", "eggLots", "eggMoves"] as const;

/** Lots of one count may have different lay days; they then stand apart under their count's id. */
const idsIn = ({ document: name, path, value }: DocumentRecord): readonly string[] => {
  const id = fieldOf(value, "id");
  // Two flocks may have entries of one id.
  if (name === "flockCare")
    return id !== "" && typeof path.at(-1) === "number" ? [path.with(-1, id).join(" ")] : [];
  const eggs = name === "eggLots" && isObject(value) ? value.eggs : null;
  return id !== "" && isObject(eggs)
    ? Object.keys(eggs).map((category) => `${id}-${category}`)
    : [id];
};

const secondsIn = (documents: FarmDocuments): readonly Refused[] => {
  const all = recordsIn(documents);
  const of = (name: DocumentName) => all.filter(({ document }) => document === name);
  const secondIds = UNIQUE.flatMap((name) => seconds(of(name), idsIn, "second-id"));
  const refused = new Set(secondIds.map(({ place }) => place.join()));
  const customers = of("customers").filter(({ path }) => !refused.has(path.join()));
  const emailsOf = ({ value }: DocumentRecord) => [emailSpelling(fieldOf(value, "email"))];
  return [...secondIds, ...seconds(customers, emailsOf, "second-email")];
};

export const refusedIn = (
  documents: FarmDocuments,
  { highest, isUnique }: Omit<ArchiveLimits, "characters">,
): readonly RefusedRecord[] => {
  const refused = new Map<string, RefusedRecord>();
  for (const one of [
    ...unreadableIn(documents),
    ...(highest ? tooHighIn(documents, highest) : []),
    ...(isUnique ? secondsIn(documents) : []),
  ]) {
    const key = one.place.join("\n");
    if (!refused.has(key)) refused.set(key, { ...one, name: recordName(documents, one.place) });
  }
  return [...refused.values()];
};
