import * as v from "valibot";
import type { Reading } from "#adapters/documents/document-format.ts";

/** The records of a stored list that fit the schema, or null when it is no list. */
export const readList = <Record>(
  schema: v.GenericSchema<unknown, Record>,
  stored: unknown,
): Reading<readonly Record[]> | null => {
  if (!Array.isArray(stored)) return null;
  const value: Record[] = [];
  const good: unknown[] = [];
  for (const record of stored) {
    const parsed = v.safeParse(schema, record);
    if (!parsed.success) continue;
    value.push(parsed.output);
    good.push(record);
  }
  return { value, stored: good, skipped: stored.length - good.length };
};
