import type { Post, PostSummary } from "#core/posts/post.ts";
import type { Versioned } from "#core/shared/version.ts";

/** A shop opens with two posts. */
export interface PostRepository {
  /** Null where there is none. */
  find(id: string): Promise<Versioned<Post> | null>;
  /** In no promised order. */
  summaries(): Promise<readonly PostSummary[]>;
  add(post: Post): Promise<void>;
  /** In place of the one with its id. Replacing one that is not there changes nothing. */
  replace(post: Post): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(id: string): Promise<void>;
}
