import { mapPictures } from "#core/pictures/picture-texts.ts";
import { hasEach } from "#core/shared/stored-text.ts";

const LONGEST_STORY = 6 * 8_000_000;

const isStoredStory = (text: string): boolean =>
  text.length <= LONGEST_STORY || mapPictures(text, () => "").length <= LONGEST_STORY;

export const hasStoredStories = <Record>(record: Record): boolean => hasEach(record, isStoredStory);
