import { mapPictures } from "#core/pictures/picture-texts.ts";
import { hasEach } from "#core/shared/stored-text.ts";

/** What a call takes of a story, with each letter spelt out as HTML may. */
const LONGEST_STORY = 6 * 8_000_000;

/** In a backup pictures are as long as their files: they don't count. */
const isStoredStory = (text: string): boolean =>
  text.length <= LONGEST_STORY || mapPictures(text, () => "").length <= LONGEST_STORY;

/** As `hasStoredTexts`, of what may hold stories and pictures. */
export const hasStoredStories = <Record>(record: Record): boolean => hasEach(record, isStoredStory);
