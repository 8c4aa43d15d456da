/** Ten times the longest that a call takes, but for stories: what is typed in one browser passes no call. */
const LONGEST_TEXT = 100_000;

/** Whether a test holds of each text of a record, at any depth. */
export const hasEach = (record: unknown, isStored: (text: string) => boolean): boolean => {
  if (typeof record === "string") return isStored(record);
  if (typeof record !== "object" || record === null) return true;
  return Object.values(record).every((part) => hasEach(part, isStored));
};

/** Of a record as it was read, all that it holds included. */
export const hasStoredTexts = <Record>(record: Record): boolean =>
  hasEach(record, (text) => text.length <= LONGEST_TEXT);
