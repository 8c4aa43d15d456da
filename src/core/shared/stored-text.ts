import * as v from "valibot";

/** Ten times the longest that a call takes, but for stories. */
const LONGEST_TEXT = 100_000;

export const hasEach = (record: unknown, isStored: (text: string) => boolean): boolean => {
  if (typeof record === "string") return isStored(record);
  if (typeof record !== "object" || record === null) return true;
  for (const part of Object.values(record)) if (!hasEach(part, isStored)) return false;
  return true;
};

export const hasStoredTexts = <Record>(record: Record): boolean =>
  hasEach(record, (text) => text.length <= LONGEST_TEXT);

export const StoredText = v.fallback(v.string(), "");
