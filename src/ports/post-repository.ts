import type { Post, PostSummary } from "#core/posts/post.ts";
import type { Versioned } from "#core/shared/version.ts";

export interface PostRepository {
  find(id: string): Promise<Versioned<Post> | null>;
  summaries(): Promise<readonly PostSummary[]>;
  add(post: Post): Promise<void>;
  replace(post: Post): Promise<void>;
  remove(id: string): Promise<void>;
}
