import { type Entry, RECORD_KINDS, type RecordKind } from "#core/backup/entry.ts";

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

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Canonical JSON: the same text in any order of fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, inside) =>
    isObject(inside)
      ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inside,
  );

const textsOf = (entries: readonly Entry[], kind: RecordKind): ReadonlyMap<string, string> =>
  new Map(entries.filter((one) => one.kind === kind).map(({ key, value }) => [key, textOf(value)]));

export const comparison = (
  before: readonly Entry[],
  after: readonly Entry[],
): readonly KindChange[] =>
  RECORD_KINDS.map((kind) => {
    const [old, fresh] = [textsOf(before, kind), textsOf(after, kind)];
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
