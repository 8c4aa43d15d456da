import { mapPictures } from "#core/pictures/picture-texts.ts";

/** Ten times the longest that a call takes, but for stories: what is typed in one browser passes no call. */
const LONGEST_TEXT = 100_000;

/** What a call takes of a story, with each letter spelt out as HTML may. */
const LONGEST_STORY = 6 * 8_000_000;

/** In a backup pictures are as long as their files: they don't count. */
const isStoredStory = (text: string): boolean =>
  text.length <= LONGEST_STORY || mapPictures(text, () => "").length <= LONGEST_STORY;

const isStoredText = (text: string): boolean => text.length <= LONGEST_TEXT;

const hasEach = (record: unknown, isStored: (text: string) => boolean): boolean => {
  if (typeof record === "string") return isStored(record);
  if (typeof record !== "object" || record === null) return true;
  return Object.values(record).every((part) => hasEach(part, isStored));
};

/** Of a record as it was read, all that it holds included. */
export const hasStoredTexts = <Record>(record: Record): boolean => hasEach(record, isStoredText);

/** As `hasStoredTexts`, of what may hold stories and pictures. */
export const hasStoredStories = <Record>(record: Record): boolean => hasEach(record, isStoredStory);
