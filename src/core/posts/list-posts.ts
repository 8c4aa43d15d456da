import { latestPostFirst, type PostSummary } from "#core/posts/post.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Every post, newest first. */
export const listPosts =
  ({ posts }: Pick<ShopRecords, "posts">) =>
  async (): Promise<readonly PostSummary[]> =>
    latestPostFirst(await posts.summaries());
