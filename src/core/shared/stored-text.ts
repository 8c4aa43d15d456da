import * as v from "valibot";

/** Ten times the longest that a call takes, but for stories. */
const LONGEST_TEXT = 100_000;

const isStoredText = (text: string): boolean => text.length <= LONGEST_TEXT;

export const hasEach = (record: unknown, isStored: (text: string) => boolean): boolean => {
  if (typeof record === "string") return isStored(record);
  if (typeof record !== "object" || record === null) return true;
  for (const name in record) {
    const part = (record as Readonly<Record<string, unknown>>)[name];
    // Most parts are texts: one call less for each.
    if (typeof part === "string" ? !isStored(part) : !hasEach(part, isStored)) return false;
  }
  return true;
};

export const hasStoredTexts = <Record>(record: Record): boolean => hasEach(record, isStoredText);

export const StoredText = v.fallback(v.string(), "");
