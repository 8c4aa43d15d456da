import { FARM } from "#core/farm.ts";
import type { Post } from "#core/posts/post.ts";
import { storedPosts } from "#core/posts/stored-posts.ts";
import { type PostRefusal, postOf, readPost, type TypedPost } from "#core/posts/typed-post.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export interface EditedPost extends TypedPost {
  readonly id: string;
}

/** Saves an edited story, which keeps its author and date. One that was deleted meanwhile is back. */
export const updatePost =
  ({ cleaner, clock, unitOfWork }: Pick<Ports, "cleaner" | "clock" | "unitOfWork">) =>
  async ({ id, ...typed }: EditedPost): Promise<Result<Post, PostRefusal>> => {
    const written = await readPost(typed, cleaner);
    if (!written.ok) return written;
    const now = clock.now();
    return unitOfWork.run(async ({ posts, drafts }) => {
      const before = await storedPosts(posts);
      const { author, date } = before.find((one) => one.id === id) ?? {
        author: FARM.owner,
        date: now,
      };
      const post = postOf(written.value, { id, author, date });
      const isThere = before.some((one) => one.id === id);
      await posts.save(
        isThere ? before.map((one) => (one.id === id ? post : one)) : [post, ...before],
      );
      await drafts.remove(id);
      return accept(post);
    });
  };
