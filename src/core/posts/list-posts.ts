import { latestPostFirst, type PostSummary } from "#core/posts/post.ts";
import type { ShopRecords } from "#ports/records.ts";

export const listPosts =
  ({ posts }: Pick<ShopRecords, "posts">) =>
  async (): Promise<readonly PostSummary[]> =>
    latestPostFirst(await posts.summaries());
