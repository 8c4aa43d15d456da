import { editionOf, type PostSummary, summaryOf } from "#core/posts/post.ts";
import { storedPosts } from "#core/posts/stored-posts.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import type { Ports } from "#ports/ports.ts";

/** A story as it is read. */
export interface Story extends PostSummary {
  readonly content: CleanHtml;
  /** As `editionOf` tells. */
  readonly edition: string;
}

/** A story, cleaned again of whatever storage may have done to it; null where there is none of this id. */
export const getPost =
  ({ posts, cleaner }: Pick<Ports, "posts" | "cleaner">) =>
  async (id: string): Promise<Story | null> => {
    const post = (await storedPosts(posts)).find((one) => one.id === id);
    if (!post) return null;
    const content = await cleaner.clean(post.content);
    return { ...summaryOf(post), content, edition: editionOf(post) };
  };
