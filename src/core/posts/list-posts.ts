import { readMark } from "#core/posts/post-mark.ts";
import type { PostPage } from "#core/posts/post-page.ts";
import { withSamplesMarked } from "#core/posts/samples.ts";
import type { ShopRecords } from "#ports/records.ts";

export const listPosts =
  ({ posts, profile }: Pick<ShopRecords, "posts" | "profile">) =>
  async (before: string | null): Promise<PostPage> => {
    const marked = await withSamplesMarked({ profile });
    const page = await posts.page(readMark(before ?? ""));
    return { ...page, items: page.items.map(marked) };
  };
