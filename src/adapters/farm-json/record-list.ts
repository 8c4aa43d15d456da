import * as v from "valibot";
import type { Reading } from "#adapters/farm-json/document-format.ts";

export interface ListReading<Record> extends Reading<readonly Record[]> {
  /** One for each record. */
  readonly stored: readonly unknown[];
}

export const readEach = <Record>(
  read: (stored: unknown) => Record | null,
  stored: unknown,
): ListReading<Record> | null => {
  if (!Array.isArray(stored)) return null;
  const value: Record[] = [];
  const good: unknown[] = [];
  for (const one of stored) {
    const record = read(one);
    if (record === null) continue;
    value.push(record);
    good.push(one);
  }
  return { value, stored: good, skipped: stored.length - good.length };
};

/** Those of a list within a record, which is written whole. */
export const readableIn = <Part>(
  read: (stored: unknown) => Part | null,
  stored: unknown,
): readonly Part[] | null => {
  if (!Array.isArray(stored)) return null;
  const parts: Part[] = [];
  for (const one of stored) {
    const part = read(one);
    if (part !== null) parts.push(part);
  }
  return parts;
};

export const readList = <Record extends object>(
  schema: v.GenericSchema<unknown, Record>,
  stored: unknown,
): Reading<readonly Record[]> | null =>
  readEach((one) => {
    const parsed = v.safeParse(schema, one);
    return parsed.success ? parsed.output : null;
  }, stored);
