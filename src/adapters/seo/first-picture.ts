import { preloadTag } from "#adapters/seo/tags.ts";
import { PICTURE_SIZES, sourcesOf } from "#core/pictures/picture-sources.ts";

export const firstPicture = (
  address: string | undefined,
  shownAs: "card" | "story" | "hero",
): readonly string[] => {
  const sources = sourcesOf(address ?? "");
  return sources.size ? [preloadTag(sources, PICTURE_SIZES[shownAs])] : [];
};
