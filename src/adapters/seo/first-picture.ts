import { preloadTag } from "#adapters/seo/tags.ts";
import { PICTURE_SIZES, sourcesOf } from "#core/pictures/picture-sources.ts";
import type { PostSummary } from "#core/posts/post.ts";

/** Preloads the picture of the story that a page shows first. Drawn ones are small. */
export const firstPicture = (
  post: PostSummary | undefined,
  shownAs: "card" | "story",
): readonly string[] => {
  const sources = sourcesOf(post?.featuredImage ?? "");
  return sources.size ? [preloadTag(sources, PICTURE_SIZES[shownAs])] : [];
};
