import * as v from "valibot";

/** Ten times the longest that a call takes, but for stories. */
const LONGEST_TEXT = 100_000;

const isStoredText = (text: string): boolean => text.length <= LONGEST_TEXT;

type IsStored = (text: string) => boolean;

type Held = Readonly<Record<string, unknown>>;

const hasEachIn = (record: Held | readonly unknown[], isStored: IsStored): boolean => {
  if (Array.isArray(record)) return record.every((part) => hasEach(part, isStored));
  for (const name in record) {
    const part = (record as Held)[name];
    // Most parts are texts: one call less for each.
    if (typeof part === "string" ? !isStored(part) : !hasEach(part, isStored)) return false;
  }
  return true;
};

export const hasEach = (record: unknown, isStored: IsStored): boolean => {
  if (typeof record === "string") return isStored(record);
  return typeof record !== "object" || record === null || hasEachIn(record as Held, isStored);
};

export const hasStoredTexts = <Record>(record: Record): boolean => hasEach(record, isStoredText);

export const StoredText = v.fallback(v.string(), "");
