import { preloadTag } from "#adapters/seo/tags.ts";
import { PICTURE_SIZES, sourcesOf } from "#core/pictures/picture-sources.ts";

/** Preloads the picture that a page shows first. Drawn ones are small. */
export const firstPicture = (
  address: string | undefined,
  shownAs: "card" | "story" | "hero",
): readonly string[] => {
  const sources = sourcesOf(address ?? "");
  return sources.size ? [preloadTag(sources, PICTURE_SIZES[shownAs])] : [];
};
