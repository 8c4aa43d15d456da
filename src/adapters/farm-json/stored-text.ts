/** As long as the longest text that a call takes, but for stories. */
const LONGEST_TEXT = 10_000;

/** Of a record as it was read, all that it holds included. */
export const hasStoredTexts = (record: unknown): boolean => {
  if (typeof record === "string") return record.length <= LONGEST_TEXT;
  if (typeof record !== "object" || record === null) return true;
  return Object.values(record).every(hasStoredTexts);
};
