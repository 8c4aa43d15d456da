import { FARM } from "#core/farm.ts";
import type { Post } from "#core/posts/post.ts";
import { storedPosts } from "#core/posts/stored-posts.ts";
import { type PostRefusal, postOf, readPost, type TypedPost } from "#core/posts/typed-post.ts";
import { instantOf } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

const freeId = (wanted: number, posts: readonly Post[]): string =>
  posts.some(({ id }) => id === String(wanted)) ? freeId(wanted + 1, posts) : String(wanted);

export interface NewPost extends TypedPost {
  /** What its draft is kept under. */
  readonly story: string;
}

/** Publishes a story; its draft is done with. */
export const createPost =
  ({ cleaner, clock, unitOfWork }: Pick<Ports, "cleaner" | "clock" | "unitOfWork">) =>
  async ({ story, ...typed }: NewPost): Promise<Result<Post, PostRefusal>> => {
    const written = await readPost(typed, cleaner);
    if (!written.ok) return written;
    const date = clock.now();
    return unitOfWork.run(async ({ posts, drafts }) => {
      const others = await storedPosts(posts);
      const id = freeId(instantOf(date) ?? 0, others);
      const post = postOf(written.value, { id, author: FARM.owner, date });
      await posts.save([post, ...others]);
      await drafts.remove(story);
      return accept(post);
    });
  };
