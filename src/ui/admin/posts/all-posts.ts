import type { PostSummary } from "#core/posts/post.ts";
import { type Paged, usePages } from "#ui/admin/lists/use-pages.ts";
import { POSTS_READ } from "#ui/shared/queries/posts.ts";

export const useAllPosts = (): Paged<PostSummary> | undefined =>
  usePages({
    reads: POSTS_READ,
    key: ["posts", "pages", "all"],
    run: (app, after) => app.shop.counter.listPosts(after),
  });
