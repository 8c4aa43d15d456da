import type { Post } from "#core/posts/post.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import type { PostRepository } from "#ports/post-repository.ts";

/** Every story: the samples until the owner first saves one. */
export const storedPosts = async (posts: PostRepository): Promise<readonly Post[]> =>
  (await posts.all()) ?? SAMPLE_POSTS;
