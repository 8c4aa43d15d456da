import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { AS_IT_IS, kindFormat } from "#adapters/farm-json/kind-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import type { Post } from "#core/posts/post.ts";
import { POSTS } from "#core/posts/posts.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";

/** Earlier versions stored numbers as ids. */
const asRead = (stored: unknown): unknown => {
  const { id, tags, ...rest } = asMap(stored) ?? {};
  return {
    ...rest,
    id: typeof id === "number" ? String(id) : id,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : tags,
  };
};

export const postsFormat = kindFormat(POSTS, { ...AS_IT_IS, fromStored: asRead });

/** As a browser has it, which shows samples while nothing is stored. */
export const shownPostsFormat: DocumentFormat<readonly Post[]> = {
  ...postsFormat,
  initial: frozen(SAMPLE_POSTS),
};
