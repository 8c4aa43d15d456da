import * as v from "valibot";

/** Ten times the longest that a call takes, but for stories. */
const LONGEST_TEXT = 100_000;

export const hasEach = (record: unknown, isStored: (text: string) => boolean): boolean => {
  if (typeof record === "string") return isStored(record);
  if (typeof record !== "object" || record === null) return true;
  return Object.values(record).every((part) => hasEach(part, isStored));
};

export const hasStoredTexts = <Record>(record: Record): boolean =>
  hasEach(record, (text) => text.length <= LONGEST_TEXT);

export const StoredText = v.fallback(v.string(), "");
