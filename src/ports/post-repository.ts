import type { Post } from "#core/posts/post.ts";

export interface PostRepository {
  /** In no promised order; null where none was ever saved. */
  all(): Promise<readonly Post[] | null>;
  save(posts: readonly Post[]): Promise<void>;
}
