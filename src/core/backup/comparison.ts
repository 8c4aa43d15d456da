import type { FarmDocuments } from "#core/backup/farm-documents.ts";
import { isObject } from "#core/backup/farm-documents.ts";
import {
  type FarmRecord,
  RECORD_KINDS,
  type RecordKind,
  recordsIn,
} from "#core/backup/farm-record.ts";

export interface KindChange {
  readonly kind: RecordKind;
  readonly before: number;
  readonly after: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export const goneIn = (changes: readonly KindChange[]): number =>
  changes.reduce((sum, { removed }) => sum + removed, 0);

/** Canonical JSON: the same text in any order of fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, inside) =>
    isObject(inside)
      ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inside,
  );

const byKey = (records: readonly FarmRecord[], kind: RecordKind): ReadonlyMap<string, string> =>
  new Map(records.filter((one) => one.kind === kind).map(({ key, value }) => [key, textOf(value)]));

export const comparison = (before: FarmDocuments, after: FarmDocuments): readonly KindChange[] => {
  const [now, then] = [recordsIn(before), recordsIn(after)];
  return RECORD_KINDS.map((kind) => {
    const [old, fresh] = [byKey(now, kind), byKey(then, kind)];
    const both = [...fresh.keys()].filter((key) => old.has(key));
    return {
      kind,
      before: old.size,
      after: fresh.size,
      added: fresh.size - both.length,
      changed: both.filter((key) => old.get(key) !== fresh.get(key)).length,
      removed: old.size - both.length,
    };
  });
};
