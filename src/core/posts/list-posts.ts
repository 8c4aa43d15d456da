import { latestPostFirst, type PostSummary, summaryOf } from "#core/posts/post.ts";
import { storedPosts } from "#core/posts/stored-posts.ts";
import type { Ports } from "#ports/ports.ts";

/** Every story, newest first. */
export const listPosts =
  ({ posts }: Pick<Ports, "posts">) =>
  async (): Promise<readonly PostSummary[]> =>
    latestPostFirst((await storedPosts(posts)).map(summaryOf));
