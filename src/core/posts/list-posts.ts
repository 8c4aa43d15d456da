import { latestPostFirst, type PostSummary } from "#core/posts/post.ts";
import { bySampleAuthor } from "#core/posts/sample-author.ts";
import type { ShopRecords } from "#ports/records.ts";

export const listPosts =
  ({ posts, profile }: Pick<ShopRecords, "posts" | "profile">) =>
  async (): Promise<readonly PostSummary[]> => {
    const authored = await bySampleAuthor({ profile });
    return latestPostFirst(await posts.summaries()).map(authored);
  };
