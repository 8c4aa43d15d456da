import type { Post } from "#core/posts/post.ts";
import type { PostMark } from "#core/posts/post-mark.ts";
import type { PostPage } from "#core/posts/post-page.ts";
import type { Versioned } from "#core/shared/version.ts";

export interface PostRepository {
  find(id: string): Promise<Versioned<Post> | null>;
  page(before: PostMark | null): Promise<PostPage>;
  add(post: Post): Promise<void>;
  replace(post: Post): Promise<void>;
  remove(id: string): Promise<void>;
}
